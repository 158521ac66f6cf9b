/** Whether what both lists have comes in another order. */
export function isReordered(from: readonly string[], to: readonly string[]): boolean {
  const [kept, now] = [from.filter((key) => to.includes(key)), to.filter((key) => from.includes(key))];
  return kept.some((key, index) => key !== now[index]);
}
