import { Mesh, OrthographicCamera, PlaneGeometry, Scene, type ShaderMaterial, type WebGLRenderer } from 'three';

/** For materials of such a sheet: `vAt` is the place on it, from 0 to 1. */
export const SHEET_VERTEX = `
varying vec2 vAt;
void main() {
  vAt = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** A sheet that covers the whole picture, to be printed with a material of one's own. */
export class Sheet {
  private readonly camera = new OrthographicCamera();
  private readonly mesh = new Mesh(new PlaneGeometry(2, 2));
  private readonly room = new Scene().add(this.mesh);

  constructor() {
    this.mesh.frustumCulled = false;
  }

  /** Prints onto what the renderer draws on at the moment. */
  print(gl: WebGLRenderer, material: ShaderMaterial): void {
    this.mesh.material = material;
    gl.render(this.room, this.camera);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }
}
