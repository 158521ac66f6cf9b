/** Whether the keys that both lists contain appear in a different order. */
export function isReordered(from: readonly string[], to: readonly string[]): boolean {
  const [kept, now] = [from.filter((key) => to.includes(key)), to.filter((key) => from.includes(key))];
  return kept.some((key, index) => key !== now[index]);
}
