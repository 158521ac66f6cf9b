/**
 * Sorts `entries` by the names in `order`. An entry that `order` does not name stays behind the one it follows in
 * `entries`, so that a new entry of a block appears near its neighbors.
 */
export function applyOrder<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  order: readonly string[],
): readonly Entry[] {
  const places = new Map(order.map((id, place) => [id, place]));
  if (!entries.some(({ id }) => places.has(id))) return entries;
  const placeOf = ({ id }: Entry): number => places.get(id) ?? 0;
  const ordered = entries.filter(({ id }) => places.has(id)).sort((one, other) => placeOf(one) - placeOf(other));
  entries.forEach((entry, index) => {
    if (places.has(entry.id)) return;
    const before = entries[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, entry);
  });
  return ordered;
}
