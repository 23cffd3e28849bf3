/** Runs tasks strictly one after the other, in the order in which they were put in. */
export interface TaskQueue {
  /** Resolves or rejects as the task does; a task that fails does not hold up the next. */
  put<T>(task: () => Promise<T>): Promise<T>;
}

export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    put: (task) => {
      const result = last.then(task);
      // What a task came to may be large: the queue must not hold it until the next one.
      last = result.then(
        () => undefined,
        () => undefined,
      );
      return result;
    },
  };
}
