/** By name of a list: an entry as those that are read should be, for where the sample's list has none. */
export type EntrySamples = Readonly<Record<string, unknown>>;

/**
 * Reads `value`, which may be anybody's, as something of the same form as `sample`: the same fields with the same types of
 * values. A list's entries are read by the sample's first, or that of `samples`. What is missing is taken from the sample;
 * what is of another type makes the whole unreadable (undefined).
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
