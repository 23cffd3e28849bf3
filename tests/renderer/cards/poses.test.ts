import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import kit from '../../../assets/cards/kit.json';
import poses from '../../../assets/cards/poses.json';
import { TONES } from '../../../renderer/cards/motifs/motif.ts';
import { figureOf } from '../../../renderer/cards/picture/setting.ts';

describe('what people do', () => {
  const near = z.tuple([z.number().min(-15).max(115), z.number().min(20).max(125)]);
  /** Who is seen down to the knees has a wider picture, and stands in more of it. */
  const far = z.tuple([z.number().min(-32).max(132), z.number().min(20).max(176)]);
  const degrees = z.number().min(-180).max(180);
  const rows = z.array(z.tuple([z.enum(TONES), z.string(), z.number()]).or(z.tuple([z.enum(TONES), z.string()])));
  const shared = {
    behind: z.literal(true).exactOptional(),
    before: rows.exactOptional(),
    over: rows.exactOptional(),
    body: z
      .tuple([z.number().min(-0.3).max(0.3), z.number().min(-0.2).max(0.2), z.number().min(-0.2).max(0.2)])
      .exactOptional(),
  };
  const armsOf = (point: typeof near) =>
    z.array(
      z.strictObject({
        joints: z.array(point).min(2).max(3),
        hand: z.enum(Object.keys(kit.hands)),
        turn: degrees,
        mirrored: z.boolean().exactOptional(),
        over: z.literal(true).exactOptional(),
      }),
    );
  const bust = z.strictObject({
    ...shared,
    thing: z.tuple([z.number().min(0).max(100), z.number().min(30).max(100), z.number().min(36).max(80), degrees]),
    arms: armsOf(near),
    stand: z.tuple([z.number().min(-12).max(12), z.number().min(-5).max(5)]).exactOptional(),
  });
  const sized = z.number().refine((size) => Math.abs(size) >= 36 && Math.abs(size) <= 200);
  const placed = z.array(z.tuple([z.string(), z.number(), z.number(), sized, degrees]));
  const whole = z.strictObject({
    ...shared,
    thing: z.tuple([z.number().min(0).max(135), z.number().min(20).max(160), sized, degrees]),
    arms: armsOf(far),
    stand: z.tuple([z.number().min(-45).max(12), z.number().min(-20).max(36)]).exactOptional(),
    legs: z.enum(['own', ...Object.keys(kit.legs)]),
    tilt: z.number().min(-10).max(24).exactOptional(),
    mount: placed.exactOptional(),
    seat: placed.exactOptional(),
  });
  const schema = z.record(z.string(), bust.or(whole));

  test('is where a thing is, and arms of joints that end in a hand', () => {
    expect(schema.safeParse(poses).error).toBeUndefined();
  });

  test('is done with figures that are drawn', () => {
    const placed = Object.values<{ readonly mount?: readonly unknown[][]; readonly seat?: readonly unknown[][] }>(
      poses as object as Record<string, object>,
    ).flatMap(({ mount = [], seat = [] }) => [...mount, ...seat]);
    expect(placed.length).toBeGreaterThan(3);
    for (const [name] of placed) expect(figureOf(String(name)).length).toBeGreaterThan(1);
  });

  test('leaves every hand but one that is raised clear of the boss with colour and epoch at the left', () => {
    const busts = Object.entries(poses).filter(([, pose]) => !('legs' in pose));
    const covered = busts.filter(([, { arms }]) =>
      arms.some(({ joints }) => {
        const [x = 0, y = 0] = joints.at(-1) ?? [];
        return x < 22 && y > 72;
      }),
    );
    expect(covered.map(([name]) => name)).toEqual([]);
  });
});
