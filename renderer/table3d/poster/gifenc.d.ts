/** What is used of the package, which brings no types. */
declare module 'gifenc' {
  type Palette = number[][];
  interface Stream {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: { readonly palette?: Palette; readonly delay?: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Stream;
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
