/** Sample entries by the name of a list, for lists that are empty in the sample. */
export type EntrySamples = Readonly<Record<string, unknown>>;

/**
 * Reads an untrusted `value` in the shape of `sample`: the same fields with values of the same types. The entries of a
 * list are read by the sample's first entry, or by that of `samples`. Missing fields are taken from the sample; a field
 * of another type makes the whole value unreadable (undefined).
 */
export function readLike<T>(sample: T, value: unknown, samples: EntrySamples = {}): T | undefined {
  return read(sample, value, samples) as T | undefined;
}

function read(sample: unknown, value: unknown, samples: EntrySamples, entry?: unknown): unknown {
  if (value === undefined) return sample;
  if (Array.isArray(sample)) {
    return Array.isArray(value) ? readEntries(entry ?? (sample as unknown[])[0], value, samples) : undefined;
  }
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample ? value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(sample).map(
    ([name, part]) => [name, read(part, given[name], samples, samples[name])] as const,
  );
  return fields.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(fields);
}

function readEntries(
  sample: unknown,
  values: readonly unknown[],
  samples: EntrySamples,
): readonly unknown[] | undefined {
  if (values.length > 0 && sample === undefined) return undefined;
  const entries = values.map((value) => read(sample, value, samples));
  return entries.includes(undefined) ? undefined : entries;
}
