interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Turns many single questions of one moment into one question: a list of 50 blocks asks for the uses of all of them in
 * one query. `answer` gets each key once; `missing` is the value of a key that it does not answer.
 */
export function batched<Value>(
  answer: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  missing: Value,
): (key: string) => Promise<Value> {
  let waiting: Map<string, Waiting<Value>[]> | undefined;

  const ask = (): void => {
    const asked = waiting ?? new Map<string, Waiting<Value>[]>();
    waiting = undefined;
    answer([...asked.keys()]).then(
      (found) => {
        for (const [key, all] of asked) for (const { resolve } of all) resolve(found.get(key) ?? missing);
      },
      (error: unknown) => {
        for (const all of asked.values()) for (const { reject } of all) reject(error);
      },
    );
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (!waiting) {
        waiting = new Map();
        // After all promise callbacks of this moment: resolvers of one list may start some microtasks apart.
        setImmediate(ask);
      }
      const same = waiting.get(key);
      if (same) same.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
    });
}
