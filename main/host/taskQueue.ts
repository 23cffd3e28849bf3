/** Runs tasks strictly one after the other, in the order in which they were put in. */
export interface TaskQueue {
  /** Resolves or rejects as the task does; a task that fails does not hold up the next. */
  put<T>(task: () => Promise<T>): Promise<T>;
}

/** @param afterEach called after each task, before its caller gets the result */
export function createTaskQueue(afterEach: () => void = () => undefined): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    put: (task) => {
      const result = last.then(task).finally(afterEach);
      // A task's result may be large: the queue must not keep it until the next task.
      last = result.then(
        () => undefined,
        () => undefined,
      );
      return result;
    },
  };
}
