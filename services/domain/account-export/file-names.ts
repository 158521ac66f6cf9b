/**
 * Creates a function that makes names unique. Many file systems ignore case, so names that differ only in case count as
 * equal. A repeated name gets ` (2)`.
 */
export function createUniqueNames(): (name: string) => string {
  const usedNames = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; usedNames.has(unique.toLowerCase()); count += 1) unique = `${name} (${count})`;
    usedNames.add(unique.toLowerCase());
    return unique;
  };
}
