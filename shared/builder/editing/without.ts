/** Returns a copy without one of its fields. */
export const without = <T extends object, Key extends string & keyof T>(value: T, key: Key): Omit<T, Key> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Omit<T, Key>;
