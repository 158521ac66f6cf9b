/** Returns `list` with the entry at `from` moved to `to`, or the list itself if either index does not exist. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || to < 0 || to >= list.length) return list;
  const others = list.filter((_, index) => index !== from);
  return others.length === list.length
    ? list
    : [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
