/** Returns the selected ids after the checkbox of `id` was set to `on`; a range reaches from `anchor` to it. */
export function withRange(
  selected: ReadonlySet<string>,
  ordered: readonly string[],
  { id, anchor, on }: { readonly id: string; readonly anchor: string | undefined; readonly on: boolean },
): ReadonlySet<string> {
  const to = ordered.indexOf(id);
  const from = anchor === undefined ? -1 : ordered.indexOf(anchor);
  const range = from < 0 || to < 0 ? [id] : ordered.slice(Math.min(from, to), Math.max(from, to) + 1);
  const result = new Set(selected);
  for (const each of range) {
    if (on) result.add(each);
    else result.delete(each);
  }
  return result;
}
