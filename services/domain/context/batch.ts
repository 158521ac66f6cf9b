interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Batches single lookups that are requested at the same moment into one: a list of 50 blocks reads the uses of all of
 * them with one query. `answer` gets each key once; `missing` is the value of a key that it does not return.
 */
export function batched<Value>(
  answer: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  missing: Value,
): (key: string) => Promise<Value> {
  let waiting: Map<string, Waiting<Value>[]> | undefined;

  const flush = (): void => {
    const requests = waiting ?? new Map<string, Waiting<Value>[]>();
    waiting = undefined;
    answer([...requests.keys()]).then(
      (values) => {
        for (const [key, all] of requests) for (const { resolve } of all) resolve(values.get(key) ?? missing);
      },
      (error: unknown) => {
        for (const all of requests.values()) for (const { reject } of all) reject(error);
      },
    );
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (!waiting) {
        waiting = new Map();
        // Runs after all pending promise callbacks, because the resolvers of one list may start some microtasks apart.
        setImmediate(flush);
      }
      const queue = waiting.get(key);
      if (queue) queue.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
    });
}
