import DataLoader from 'dataloader';

/**
 * Batches single lookups that are requested at the same moment into one: a list of 50 blocks reads the uses of all of
 * them with one query. `answer` gets each key once; `missing` is the value of a key that it does not return.
 */
export function batched<Value>(
  answer: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  missing: Value,
): (key: string) => Promise<Value> {
  const createLoader = (): DataLoader<string, Value> => {
    const loader = new DataLoader<string, Value>(
      async (keys) => {
        // Nothing is kept for a later moment of the request, because a mutation may have changed it by then.
        loader.clearAll();
        const values = await answer(keys);
        return keys.map((key) => values.get(key) ?? missing);
      },
      // Waits for the other lookups of this turn of the event loop, because the resolvers of one list may start apart.
      { batchScheduleFn: setImmediate },
    );
    return loader;
  };
  // Every request has all lookups and needs few of them.
  let loader: DataLoader<string, Value> | undefined;
  return (key) => (loader ??= createLoader()).load(key);
}
