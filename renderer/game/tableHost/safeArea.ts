/** Pixels at each edge of the canvas that panels cover; the table is centred in what is left. */
export interface SafeArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** What is covered of the right edge down where the hand lies; left out, as much as above. */
  readonly foot?: number;
}

/** What the panels of the game screen cover of a window 1280 pixels wide, with the players' strip folded. */
export const GAME_SAFE_AREA: SafeArea = { left: 46, right: 285, top: 44, bottom: 0, foot: 0 };

/** The canvas in pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The free rectangle; never less than a fifth of the canvas, however large the panels are. */
export const freeRectangle = (
  { width, height }: Viewport,
  area: SafeArea,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => {
  const free = Math.max(width * 0.2, width - area.left - area.right);
  const tall = Math.max(height * 0.2, height - area.top - area.bottom);
  return { x: Math.min(area.left, width - free), y: Math.min(area.top, height - tall), width: free, height: tall };
};
