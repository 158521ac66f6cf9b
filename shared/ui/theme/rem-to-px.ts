/** Converts every `rem` in a value to pixels, because on a foreign page the root font size is not ours. */
export function remToPx<T>(value: T): T {
  if (typeof value === 'string') {
    return value.replace(
      /(-?(?<![\d.])(?:\d+(?:\.\d+)?|\.\d+))rem/g,
      (_all, size: string) => `${Number(size) * 16}px`,
    ) as T;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => remToPx(item)) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, remToPx(item as unknown)])) as T;
  }
  return value;
}
