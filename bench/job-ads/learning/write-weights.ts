import { writeFile } from 'node:fs/promises';
import { weightUnit } from '../../../shared/matching/spans/kind-weights.ts';

/** The size below which a weight changes no choice and is left out. */
const least = 0.08;

/**
 * Writes the weights that matter, sorted by the names of their features: one number in each line for `readWeights`, or
 * one for each kind. Returns the number of lines.
 */
export async function writeWeights(
  file: URL,
  values: ArrayLike<number>,
  names: readonly string[],
  kinds = 1,
): Promise<number> {
  const lines = names
    .map((name, id) => ({
      name,
      numbers: Array.from({ length: kinds }, (_, kind) => {
        const value = values[id * kinds + kind] ?? 0;
        return Math.abs(value) < least ? 0 : Math.round(value * weightUnit);
      }),
    }))
    .filter(({ numbers }) => numbers.some((number) => number !== 0))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, numbers }) => `${numbers.join(' ')}\t${name}`);
  await writeFile(file, `${lines.join('\n')}\n`);
  return lines.length;
}
