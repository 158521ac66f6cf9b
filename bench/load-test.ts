/**
 * Many people at once: accounts that write, read, search, and typeset against one gateway process (`one`) and against
 * three (`three`). Reports the actions per second, the duration of each, and the memory of the processes from minute to
 * minute. Then `growth` reports what people's requests and the background tasks over all accounts cost as the database
 * grows from 10^3 to 10^6 accounts. `LOAD_PART` measures one of the three and leaves the others unchanged.
 * `LOAD_PEOPLE` (1000) and `LOAD_SECONDS` (60; 900 shows whether memory grows) set the load, and `LOAD_ROWS` the
 * largest database in accounts (1000000, which temporarily takes about 13 GB of disk).
 */
import { measureGrowth } from './cluster/growth.ts';
import { measureLoad } from './cluster/load-generator.ts';
import { measureParts } from './measured-parts.ts';
import type { Findings } from './run.ts';

const people = Number(process.env['LOAD_PEOPLE'] ?? 1_000);
const seconds = Number(process.env['LOAD_SECONDS'] ?? 60);
const maxRows = Number(process.env['LOAD_ROWS'] ?? 1_000_000);

const parts = {
  one: () => measureLoad({ gateways: 1, people, seconds }),
  three: () => measureLoad({ gateways: 3, people, seconds }),
  growth: () => measureGrowth({ sizes: [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= maxRows) }),
} as const satisfies Readonly<Record<string, () => Promise<Findings>>>;

/**
 * Runs the load test; see the comment at the top of the file. Times are in milliseconds. The load generator, the
 * balancer, and the database share the machine's cores.
 */
export async function run(): Promise<Findings> {
  return measureParts('load-test', parts, process.env['LOAD_PART']);
}
