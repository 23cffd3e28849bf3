import { afterEach, describe, expect, it } from 'vitest';
import { useStage } from '../../../../renderer/game/state/stage.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { cameraPoseFor } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { standsOf } from '../../../../renderer/table3d/layout/stands.ts';
import { glancesAt, type Leading } from '../../../../renderer/table3d/models/glances.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';

const viewport = { width: 1280, height: 720 };
const places = placesOf(3, 0);
const cameraPose = cameraPoseFor({ name: 'table' }, places, 0, viewport, GAME_SAFE_AREA);
const scenery = { places, front: 0, stands: standsOf(3, 0), viewport, area: GAME_SAFE_AREA, rest: cameraPose };

const ledBy = (type: 'cardBought' | 'cardSold', seat: number, leads: Leading) =>
  glancesAt({ type, seat } as never as GameEvent, leads, { scenery, cameraPose });

afterEach(() => useStage.setState({ hand: null }));

describe('the eye', () => {
  it.each(['glides', 'cuts'] as const)(
    'glides once, a little nearer to a card that is bought in front: %s',
    (leads) => {
      for (const type of ['cardBought', 'cardSold'] as const) {
        const { held, cuts } = ledBy(type, 0, leads);
        expect(held).toHaveLength(1);
        expect(cuts).toBe(false);
        expect(held[0]?.glance.nearer).toBeGreaterThan(0.05);
        expect(held[0]?.glance.nearer).toBeLessThanOrEqual(0.15);
        expect(held[0]?.glance.yaw).toBe(0);
      }
    },
  );

  it('stays for what others buy, where it may not move, and while cards are held in hand', () => {
    expect(ledBy('cardBought', 1, 'glides').held).toEqual([]);
    expect(ledBy('cardBought', 0, 'stays').held).toEqual([]);
    useStage.setState({ hand: { left: 0, top: 0, bottom: 100, step: 80 } });
    expect(ledBy('cardBought', 0, 'glides').held).toEqual([]);
  });
});
