/** Finds the number of a feature in the list that a table was made of; undefined if it is not in it. */
export type FeatureTable = (feature: string) => number | undefined;

/** How many places of a table are taken at most: a fuller one takes less memory and more steps. */
const fullness = 0.7;

/** A global is looked up each time it is used, which in the contexts of tests takes longer than the rest. */
const { imul } = Math;

/** Two hashes of a text, of 32 bits each. They are written to `into`, because a pair for each feature would be garbage. */
function hash(text: string, into: Uint32Array): void {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = imul(one ^ code, 0x01000193);
    other = imul(other ^ code, 0x85ebca6b);
  }
  into[0] = one ^ (one >>> 15);
  into[1] = other ^ (other >>> 13);
}

/**
 * Makes a table of the names of features. It keeps 64 bits of hash in place of each name: a map of names takes five times
 * the memory, which for the hundreds of thousands of features of all models is tens of mebibytes in each thread. That a
 * text that is not a feature has the hash of one is unlikely enough to be ignored.
 */
export function createFeatureTable(names: readonly string[]): FeatureTable {
  const capacity = Math.ceil(names.length / fullness) + 1;
  const hashes = new Uint32Array(capacity * 2);
  /** The number of the name at each place, counted from 1; 0 if it is free. */
  const numbers = new Uint32Array(capacity);
  const hashed = new Uint32Array(2);
  /** Returns the place of a text, or the free one where it would be. */
  const placeOf = (text: string): number => {
    hash(text, hashed);
    const [one = 0, other = 0] = hashed;
    let place = one % capacity;
    while (numbers[place] !== 0 && (hashes[place * 2] !== one || hashes[place * 2 + 1] !== other))
      place = place + 1 === capacity ? 0 : place + 1;
    return place;
  };
  for (const [number, name] of names.entries()) {
    const place = placeOf(name);
    hashes.set(hashed, place * 2);
    numbers[place] = number + 1;
  }
  return (feature) => {
    const number = numbers[placeOf(feature)] ?? 0;
    return number === 0 ? undefined : number - 1;
  };
}
