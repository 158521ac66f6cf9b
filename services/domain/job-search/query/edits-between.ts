/** The cost of a wrong letter, which is a little less likely than a missing one. */
const wrongLetter = 1.2;

/**
 * Computes the edit distance between two words: the number of letters that were left out, added, or swapped with their
 * neighbor. A wrong letter counts a little more.
 */
export function editsBetween(from: string, to: string): number {
  const [a, b] = [from.split(''), to.split('')];
  const rows: number[][] = [b.map((_, index) => index)];
  rows[0]?.push(b.length);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : wrongLetter;
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, at(row - 2, column - 2) + 1);
      rows[row]?.push(least);
    }
  }
  return at(a.length, b.length);
}
