import type { WebGLRenderer } from 'three';

/** A renderer that draws nothing: there is no WebGL here. */
export const blindRenderer = (canvas: HTMLCanvasElement) =>
  ({
    domElement: canvas,
    shadowMap: {},
    xr: { enabled: false, addEventListener: () => {}, removeEventListener: () => {} },
    setPixelRatio: () => {},
    setSize: () => {},
    render: () => {},
    compile: () => {},
  }) as unknown as WebGLRenderer;
