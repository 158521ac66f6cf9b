/** Gives every name once; what differs only in capitals is one name on many disks. A second one gets ` (2)`. */
export function createUniqueNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; given.has(unique.toLowerCase()); count += 1) unique = `${name} (${count})`;
    given.add(unique.toLowerCase());
    return unique;
  };
}
