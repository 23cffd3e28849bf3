import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { DRAFT_ROUNDS } from '../../../shared/vocabulary/time.ts';
import { colourInFront, type Wheel } from '../../../shared/vocabulary/wheel.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { useDecision } from '../decisionContext.ts';
import { messagePart, nameIn } from '../words/sentence.ts';
import { InWords, Swatch } from './figures.tsx';
import { type ActionView, alone, type EventView, type RowOf } from './view.ts';

/** Returns the colours that a seat visits, round by round, with a rotation of the wheel. */
export const routeOf = (wheel: Wheel, seat: Seat, rotation: number): readonly Colour[] =>
  wheel.segments.map((_, turns) => colourInFront(wheel, seat, rotation + turns));

/** Returns the colours that a seat visits with a rotation of the wheel, in words and in their order. */
const routeWords = (wheel: Wheel, seat: Seat, rotation: number, text: Text): string =>
  routeOf(wheel, seat, rotation)
    .map((colour) => text(`colour.${colour}`))
    .join(' → ');

/** A rotation of the wheel (rules §3.2). */
export const setWheel: ActionView<'setWheel'> = {
  subject: ({ rotation }) => ({ kind: 'wheel', rotation }),
  words: ({ action }, { seat, names, view }, text) =>
    text('choice.rotationFull', {
      name: names[seat] ?? '',
      colour: text(`colour.${colourInFront(view, seat, action.rotation)}`),
    }),
  booked: ({ rotation }, _, text) => text('reason.wheel', { number: rotation + 1 }),
  consequences: ({ action }, { names, view, seat: chooser }, text) =>
    names.map((name, seat) => ({
      kind: seat === chooser ? 'start' : 'othersStart',
      words: text('wheel.route', { name, colours: routeWords(view, seat, action.rotation, text) }),
    })),
};

export const wheelRow: RowOf<'wheel'> = ({ rotation }, _, __, text) => ({
  label: text('choice.rotation', { number: rotation + 1 }),
  choice: () => ({
    className: 'rotation gap-4',
    content: () => (
      <>
        <Starts rotation={rotation} />
        <Route rotation={rotation} />
      </>
    ),
  }),
});

/** Each seat's first colour. */
function Starts({ rotation }: { readonly rotation: number }) {
  const text = useText();
  const { update, view } = useDecision();
  return (
    <span className="starts flex" aria-hidden="true">
      {update.players.map((player, seat) => {
        const colour = colourInFront(view, seat, rotation);
        const words = text('choice.rotation.line', { name: player.name, colour: text(`colour.${colour}`) });
        return (
          <span key={player.emblem} className="start figure gap-1-5" data-words={words}>
            <Emblem emblem={player.emblem} />
            <Swatch colour={colour} />
          </span>
        );
      })}
    </span>
  );
}

/** The order in which the deciding seat would visit the colours, as symbols and in words. */
function Route({ rotation }: { readonly rotation: number }) {
  const text = useText();
  const { view, seat } = useDecision();
  return (
    <InWords words={<span className="route-words text-9 soft">{routeWords(view, seat, rotation, text)}</span>}>
      <span className="route flex middle tiny gap-9" role="img" aria-label={routeWords(view, seat, rotation, text)}>
        {routeOf(view, seat, rotation).map((colour) => (
          <Swatch key={colour} colour={colour} />
        ))}
      </span>
    </InWords>
  );
}

export const wheelSet: EventView<'wheelSet'> = {
  sentence: ({ seat, rotation }, context) => ({
    key: 'log.wheelSet',
    parts: {
      name: nameIn(context, seat),
      colour: messagePart(`colour.${colourInFront(context.view, seat, rotation)}`),
    },
  }),
  pause: alone(650),
  sound: { still: 'wheelTurn' },
};

export const wheelTurned: EventView<'wheelTurned'> = {
  sentence: ({ turns }) => ({ key: 'log.wheelTurned', parts: { round: turns + 1, rounds: DRAFT_ROUNDS } }),
  pause: alone(400),
  sound: { still: 'wheelTurn' },
};
