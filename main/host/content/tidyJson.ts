function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, field]) => `${JSON.stringify(key)}: ${inLine(field)}`)
    .join(', ')}}`;
}

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((thing) => typeof thing === 'object');

/** Writes an object as JSON that people like to edit: each field, and each thing of a list, on a line of its own. */
export function tidyJson(value: object): string {
  const fields = Object.entries(value).map(([key, field]) => {
    const things = isLong(field) ? `[\n${field.map((thing) => `  ${inLine(thing)}`).join(',\n')}\n ]` : inLine(field);
    return ` ${JSON.stringify(key)}: ${things}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
