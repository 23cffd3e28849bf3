/** To be run within a page: from now on nothing fills pixels, and all else of drawing is done. */
export const stopFilling = (): void => {
  const idle = () => undefined;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawArrays: idle,
    drawElements: idle,
    drawArraysInstanced: idle,
    drawElementsInstanced: idle,
    clear: idle,
  });
};
