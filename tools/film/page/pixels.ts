/* Lets the frames between two pictures of a strip pass without filling pixels. To be imported before what draws. */

let filled = true;
let target: WebGLFramebuffer | null = null;

type Method = (this: WebGL2RenderingContext, ...rest: never[]) => unknown;
const own = WebGL2RenderingContext.prototype;

const bind = own.bindFramebuffer;
own.bindFramebuffer = function (this: WebGL2RenderingContext, kind, framebuffer) {
  if (kind !== this.READ_FRAMEBUFFER) target = framebuffer;
  Reflect.apply(bind, this, [kind, framebuffer]);
};

for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear'] as const) {
  const draw = own[name] as Method;
  Object.assign(own, {
    [name](this: WebGL2RenderingContext, ...rest: never[]) {
      // What is kept for later pictures, as the room that metal mirrors or a city beside the page, is drawn whenever it is drawn.
      const { canvas } = this;
      const seen = canvas instanceof HTMLCanvasElement && canvas.isConnected;
      if (filled || target !== null || !seen) Reflect.apply(draw, this, rest);
    },
  });
}

/** A copy of the screen keeps the last picture that was filled. */
const copied = own.copyTexSubImage2D;
own.copyTexSubImage2D = function (this: WebGL2RenderingContext, ...rest) {
  if (filled || target !== null) Reflect.apply(copied, this, rest);
};

/** Whether the pictures from now on are drawn on the screen. */
export const fillPixels = (fill: boolean): void => {
  filled = fill;
};
