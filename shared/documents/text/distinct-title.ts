/** Returns the title, with the smallest number from 2 on after it if one of `others` is the same. */
export function distinctTitle(title: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.trim()));
  if (!taken.has(title)) return title;
  for (let number = 2; ; number += 1) {
    const numbered = `${title} ${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
