import { Color, type Material, MeshBasicMaterial, type Texture, Vector2 } from 'three';
import { PlainMaterial } from './plain.ts';
import { type Surface, surfaceOf, veilOf } from './surface.ts';
import type { TierSettings } from './tier.ts';

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The colour of a card's edge. */
const PASTEBOARD = new Color(0.5, 0.4, 0.28);

/** How much sharper a level of the picture is taken than usual (below 0), so that digits stay crisp at an angle. */
const BIAS = { solid: -0.6, painted: -0.3, light: -0.5 } as const;

/**
 * Lets each instance show its own cells of a divided picture: attribute `cells` holds the top's and the underside's.
 * What differs from sheet to sheet is told by uniforms: every program more costs a tenth of a second before the first picture.
 */
const withCells = <M extends Material>(material: M, { columns, rows }: Grid, bias: number, rim = PASTEBOARD): M => {
  const uniforms = {
    cellGrid: { value: new Vector2(columns, rows) },
    cellBias: { value: bias },
    cellRim: { value: rim },
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float side;\nattribute vec2 cells;\nuniform vec2 cellGrid;\nvarying float vSide;',
      )
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
        vSide = side;
        {
          float cell = abs(side - 1.0) < 0.5 ? cells.y : cells.x;
          // Half a cell more: a division may come out a hair too small.
          float row = floor((cell + 0.5) / cellGrid.x);
          vec2 corner = vec2(cell - row * cellGrid.x, row);
          vMapUv = vec2((corner.x + uv.x) / cellGrid.x, 1.0 - (corner.y + 1.0 - uv.y) / cellGrid.y);
        }`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying float vSide;\nuniform float cellBias;\nuniform vec3 cellRim;',
      )
      .replace(
        '#include <map_fragment>',
        `diffuseColor *= texture2D(map, vMapUv, cellBias);
        if (vSide > 1.5) diffuseColor.rgb = cellRim;`,
      )
      // Prints keep four tenths of their own colours, whatever the light: numerals and suits must not turn with the hour.
      .replace(
        '#include <opaque_fragment>',
        'outgoingLight = mix(outgoingLight, diffuseColor.rgb * 0.94, vSide > 1.5 ? 0.0 : 0.4);\n#include <opaque_fragment>',
      );
  };
  material.customProgramCacheKey = () => 'cells';
  return material;
};

/** How much brighter than its picture the print of boards and stands is: the white of its plates is nearly that of the page, however warm the light is. */
export const PRINT_LIGHT = new Color(1.3, 1.32, 1.36);

/** A solid surface whose instances show cells of `map`. */
export const printedCells = (
  map: Texture,
  grid: Grid,
  settings: TierSettings,
  surface: Surface = {},
  rim?: Color,
): Material =>
  settings.lit
    ? withCells(surfaceOf({ roughness: 1, reflection: 0.4, ...surface, map }, settings), grid, BIAS.solid, rim)
    : new PlainMaterial({
        map,
        color: surface.color ?? '#ffffff',
        shading: 'lamps',
        cells: { ...grid, bias: BIAS.solid, rim: rim ?? PASTEBOARD },
      });

/** A surface that shows its picture as painted, whatever the light: for what is held in front of the camera. */
export const paintedCells = (map: Texture, grid: Grid, { lit }: TierSettings): Material =>
  lit
    ? withCells(new MeshBasicMaterial({ map, toneMapped: false }), grid, BIAS.painted)
    : new PlainMaterial({ map, asPainted: true, cells: { ...grid, bias: BIAS.painted, rim: PASTEBOARD } });

/** A label or light whose instances show cells of `map`: unlit, blended, never hiding anything. */
export const lightCells = (map: Texture, grid: Grid, settings: TierSettings): MeshBasicMaterial | PlainMaterial => {
  const look = { asPainted: true, lies: true } as const;
  if (!settings.lit)
    return new PlainMaterial({ map, ...look, blends: 'over', cells: { ...grid, bias: BIAS.light, rim: PASTEBOARD } });
  return withCells(veilOf({ map, ...look }, settings), grid, BIAS.light);
};
