/** `npm run fuzz`: sends malformed requests to the whole product and prints the faults. */
import { runCommand, UsageError } from '../../../services/cli/command-line/command-line.mjs';

function wholeNumber(name: string, typed: string | undefined, otherwise: number): number {
  const value = typed === undefined ? otherwise : Number(typed);
  if (Number.isInteger(value) && value > 0) return value;
  throw new UsageError(`The ${name} must be a whole number above 0, not "${typed ?? ''}".`);
}

await runCommand(
  {
    name: 'npm run fuzz',
    does: 'Sends malformed requests, generated from a seed, to the whole product on a database of its own, and prints the faults, each as the smallest request that still shows it. Fails if there are any (docs/security.md).',
    arguments: [
      { name: 'count', about: 'How many requests. The default is 10000.', isOptional: true },
      { name: 'seed', about: 'Where the requests come from. The default is 20261122.', isOptional: true },
      { name: 'kind', about: 'With a path: repeats one request of this kind.', isOptional: true },
      { name: 'path', about: 'The path that was printed with its fault.', isOptional: true },
    ],
    examples: ['npm run fuzz -- 10000 7', 'npm run fuzz -- 1 2007 GraphQL 41:3:0'],
  },
  async ({ args: [typedCount, typedSeed, kind, path] }) => {
    const count = wholeNumber('count', typedCount, 10_000);
    const seed = wholeNumber('seed', typedSeed, 20_261_122);
    if (kind !== undefined && path === undefined) throw new UsageError('The argument <path> is missing.');
    const { runFuzz } = await import('./run-fuzz.ts');
    const { faults, statuses, dropped, slowestStatement, seconds } = await runFuzz({
      count,
      seed,
      longestStatement: 2_000,
      repeat: kind === undefined || path === undefined ? undefined : { kind, path },
    });
    for (const [name, counts] of Object.entries(statuses)) {
      const counted = Object.entries(counts).map(([status, times]) => `${times} × ${status}`);
      console.log(`${name}: ${counted.join(', ')}`);
    }
    console.log(
      `${dropped} connections without an answer; the slowest statement took ${slowestStatement} ms; ${seconds} s in all`,
    );
    for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
    console.log(`${count} requests of seed ${seed}: ${faults.length} faults`);
    process.exit(faults.length === 0 ? 0 : 1);
  },
);
