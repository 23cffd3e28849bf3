import { keyOf, type Person } from '../../../shared/statistics/history.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { Emblem } from '../../ui/persona/Persona.tsx';

interface PersonChoiceProps {
  readonly persons: readonly Person[];
  readonly chosen: Person;
  readonly onChoose: (person: Person) => void;
}

/** Whose statistics are shown; where there is only one person, nothing is to be chosen. */
export function PersonChoice({ persons, chosen, onChoose }: PersonChoiceProps) {
  const text = useText();
  if (persons.length === 1) return <PersonName person={chosen} />;
  const byKey = new Map(persons.map((person) => [keyOf(person), person]));
  const nameFor = (key: string) => <PersonName person={byKey.get(key) ?? chosen} />;
  return (
    <ChoiceMenu
      label={text('statistics.person')}
      value={keyOf(chosen)}
      options={[...byKey.keys()]}
      className="statistics-person"
      wordsFor={nameFor}
      onChange={(key) => onChoose(byKey.get(key) ?? chosen)}
    />
  );
}

function PersonName({ person: { name, emblem } }: { readonly person: Person }) {
  return (
    <span className="statistics-name figure strong larger gap-5">
      <Emblem emblem={emblem} />
      {name}
    </span>
  );
}
