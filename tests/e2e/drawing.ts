/** To be run within a page: from now on nothing fills pixels, and all else of drawing is done. */
export const stopFilling = (): void => {
  const idle = () => undefined;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawArrays: idle,
    drawElements: idle,
    drawArraysInstanced: idle,
    drawElementsInstanced: idle,
    clear: idle,
    generateMipmap: idle,
  });
};

/** To be run within a page before it draws: from now on it gets no WebGL. */
export const takeWebGLAway = (): void => {
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
  } as typeof getContext;
};
