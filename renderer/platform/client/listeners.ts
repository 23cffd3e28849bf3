/** A set of listeners to one thing. */
export interface Listeners<Arguments extends readonly unknown[]> {
  /** Returns the function that removes the listener again. */
  add(listener: (...values: Arguments) => void): () => void;
  notify(...values: Arguments): void;
}

export const makeListeners = <Arguments extends readonly unknown[]>(): Listeners<Arguments> => {
  const listeners = new Set<(...values: Arguments) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...values) => {
      for (const listener of [...listeners]) listener(...values);
    },
  };
};
