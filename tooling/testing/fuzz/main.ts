/**
 * `npm run fuzz -- 10000 7` sends 10,000 malformed requests of seed 7 to the product and prints the faults, each as the
 * smallest request that still shows it. `npm run fuzz -- 1 2007 GraphQL 41:3:0` repeats one of them, with the kind, the
 * seed, and the path that were printed.
 */
import { runFuzz } from './run-fuzz.ts';

const [count = 10_000, seed = 20_261_122] = process.argv.slice(2, 4).map(Number);
const [kind, path] = process.argv.slice(4);
const { faults, statuses, dropped, slowestStatement, seconds } = await runFuzz({
  count,
  seed,
  longestStatement: 2_000,
  repeat: kind === undefined || path === undefined ? undefined : { kind, path },
});
for (const [name, counts] of Object.entries(statuses)) {
  console.log(
    `${name}: ${Object.entries(counts)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ')}`,
  );
}
console.log(
  `${dropped} connections without an answer; the slowest statement took ${slowestStatement} ms; ${seconds} s in all`,
);
for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
console.log(`${count} requests of seed ${seed}: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
