import { writeFile } from 'node:fs/promises';
import { weightUnit } from '../../../shared/matching/spans/weights.ts';

/** The size below which a weight changes no choice and is left out. */
const least = 0.08;

/** Writes the weights that matter, the largest first, for `readWeights`. Returns how many there are. */
export async function writeWeights(file: URL, values: ArrayLike<number>, names: readonly string[]): Promise<number> {
  const lines = names
    .map((name, id) => ({ name, value: Math.round((values[id] ?? 0) * weightUnit) }))
    .filter(({ value }) => Math.abs(value) >= least * weightUnit)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, value }) => `${value}\t${name}`);
  await writeFile(file, `${lines.join('\n')}\n`);
  return lines.length;
}
