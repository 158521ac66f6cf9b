/**
 * Many people at once: accounts that write, read, search and typeset against one gateway process (`one`) and against three
 * (`three`). What is done in a second, how long each takes, and how much memory the processes have from minute to minute.
 * Then (`growth`) what people's questions and the rounds over all accounts cost as the database grows from 10^3 to 10^6
 * accounts' rows. `LOAD_PART` measures one of the three and leaves the others as they were. `LOAD_PEOPLE` (1000),
 * `LOAD_SECONDS` (60; 900 shows whether memory grows), `LOAD_ROWS` the largest database in accounts (1000000, which takes
 * some 13 GB of the disk for the while).
 */
import { measureGrowth } from './cluster/growth.ts';
import { measureLoad } from './cluster/load-generator.ts';
import { earlierFindings, measured } from './measured-parts.ts';
import type { Findings } from './run.ts';

const people = Number(process.env['LOAD_PEOPLE'] ?? 1_000);
const seconds = Number(process.env['LOAD_SECONDS'] ?? 60);
const largest = Number(process.env['LOAD_ROWS'] ?? 1_000_000);

const parts = {
  one: () => measureLoad({ gateways: 1, people, seconds }),
  three: () => measureLoad({ gateways: 3, people, seconds }),
  growth: () => measureGrowth(largest),
} as const satisfies Readonly<Record<string, () => Promise<Findings>>>;

/** See the file's head. Times in milliseconds; the crowd, the balancer and the database share the machine's cores. */
export async function run(): Promise<Findings> {
  const wanted = process.env['LOAD_PART'];
  const kept = earlierFindings('load-test');
  const found: Record<string, unknown> = {};
  for (const [name, measure] of Object.entries(parts)) {
    const isWanted = wanted === undefined || wanted === name;
    found[name] = isWanted ? await measured(measure) : kept[name];
  }
  return found;
}
