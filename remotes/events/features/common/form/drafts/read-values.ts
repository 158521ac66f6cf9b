/**
 * Reads `value`, which may be anybody's, as something of the same form as `sample`: the same fields with the same types of
 * values. A list's entries are read by the sample's first. What is missing is taken from the sample; what is of another
 * type makes the whole unreadable (undefined).
 */
export function readLike<T>(sample: T, value: unknown): T | undefined {
  return read(sample, value) as T | undefined;
}

function read(sample: unknown, value: unknown): unknown {
  if (value === undefined) return sample;
  if (Array.isArray(sample)) return Array.isArray(value) ? readEntries(sample[0], value) : undefined;
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample ? value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(sample).map(([name, part]) => [name, read(part, given[name])] as const);
  return fields.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(fields);
}

function readEntries(sample: unknown, values: readonly unknown[]): readonly unknown[] | undefined {
  if (values.length > 0 && sample === undefined) return undefined;
  const entries = values.map((value) => read(sample, value));
  return entries.includes(undefined) ? undefined : entries;
}
