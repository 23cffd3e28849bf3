/** A new list with one more at its end. Short ones are written out: engines make a list of known length at once. */
export function withOneMore<T>(list: readonly T[], more: T): readonly T[] {
  switch (list.length) {
    case 0:
      return [more];
    case 1:
      return [list[0] as T, more];
    case 2:
      return [list[0] as T, list[1] as T, more];
    case 3:
      return [list[0] as T, list[1] as T, list[2] as T, more];
    default:
      return [...list, more];
  }
}
