import type { z } from 'zod';
import { type Luck, pick } from '../../fixtures/luck.ts';

export type Schema = z.core.JSONSchema.JSONSchema;

/** What somebody who knows the game would put into a field of this name; `undefined` where nothing better is known. */
export type Insider = (field: string, luck: Luck) => unknown;

const LETTERS = 'abcxyz019';

function fittingText({ minLength = 1, maxLength = 12, pattern }: Schema, luck: Luck): string {
  const length = Math.min(maxLength, minLength + luck(8));
  const text = Array.from({ length }, () => pick([...LETTERS], luck)).join('');
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? text : 'a';
}

function fittingNumber({ minimum = 0, maximum = 100 }: Schema, luck: Luck): number {
  const ends = [minimum, maximum, minimum + luck(Math.min(8, maximum - minimum + 1))];
  return pick(ends, luck);
}

function fittingObject({ properties = {}, required = [] }: Schema, luck: Luck, insider: Insider): object {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || luck(2) === 0);
  return Object.fromEntries(
    fields.map(([name, schema]) => [name, insider(name, luck) ?? fittingValue(schema as Schema, luck, insider)]),
  );
}

/** A value that fits a schema, as far as the schema's own words tell. */
export function fittingValue(schema: Schema, luck: Luck, insider: Insider): unknown {
  const { type, anyOf, oneOf, minItems = 0, maxItems = 3, items } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, luck);
  const ways = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (ways !== undefined) return fittingValue(pick(ways, luck), luck, insider);
  switch (type) {
    case 'object':
      return fittingObject(schema, luck, insider);
    case 'array':
      return Array.from({ length: minItems + luck(maxItems - minItems + 1) }, () =>
        fittingValue(items as Schema, luck, insider),
      );
    case 'string':
      return fittingText(schema, luck);
    case 'integer':
      return fittingNumber(schema, luck);
    case 'boolean':
      return luck(2) === 0;
    default:
      return null;
  }
}
