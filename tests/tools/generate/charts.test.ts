import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { playbackMachine } from '../../../renderer/game/playback/playback.ts';
import { CHARTS, withChart } from '../../../tools/generate/charts.ts';
import { machineChart } from '../../../tools/generate/machineChart.ts';

describe('the picture of a statechart', () => {
  it.each(CHARTS)('$name in $readme is current (`npm run flow:update` draws it anew)', (chart) => {
    const readme = readFileSync(chart.readme, 'utf8');
    expect(readme).toBe(withChart(readme, chart));
  });

  it('needs a place', () => {
    const [chart] = CHARTS;
    if (chart === undefined) throw new Error('no chart');
    expect(() => withChart('# Nothing here', chart)).toThrow(RangeError);
  });

  it('shows every event that the playback hears, and every state', () => {
    const drawn = machineChart(playbackMachine);
    for (const type of playbackMachine.events.filter((event) => !event.startsWith('xstate.')))
      expect(drawn).toMatch(new RegExp(`["/] ?${type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}\\b`));
    for (const state of ['rate_paused_step', 'rate_skipping_settling', 'stage_suspended', 'show_between'])
      expect(drawn).toContain(`${state}(`);
  });

  it('follows a change of the machine', () => {
    const lamp = setup({ guards: { isNight: () => true }, actions: { count: assign({}) } });
    const states = { off: {}, on: {} };
    const chart = (extra: object) => machineChart(lamp.createMachine({ initial: 'off', states, ...extra }));
    expect(chart({})).not.toContain('press');
    const pressed = chart({ states: { off: { on: { press: { guard: 'isNight', target: 'on' } } }, on: {} } });
    expect(pressed).toContain('off -->|"press [is night]"| on');
  });
});
