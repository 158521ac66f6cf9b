/**
 * What people notice when parts fail: while 20 of them write, read, search, typeset, and sign in with passwords,
 * processes are killed (-9), the database is killed, frozen, full, far away, or cut off, clocks jump, and documents
 * keep the typesetter busy. Each request is retried as our pages do, only not for as long; what still failed is an
 * error that a person saw. Nothing that was confirmed may be lost, and no process may end unexpectedly. `FAULT_ROUNDS`
 * sets how often each fault is repeated (3), `FAULTS` selects some of them.
 */
import { type Fault, faults } from './cluster/fault-list.ts';
import { type FaultRun, runFaults } from './cluster/run-faults.ts';
import { makeSmallDisk } from './cluster/small-disk.ts';
import type { Findings } from './run.ts';

/** Runs the faults of a disk that is full for a while; returns undefined if such a disk cannot be created. */
async function runFaultsOnSmallDisk(): Promise<FaultRun | undefined> {
  const disk = makeSmallDisk();
  if (!disk) return undefined;
  const full: Fault = { name: 'disk of the database full for 6 s', lasts: 6_000, begin: disk.fill, repair: disk.empty };
  try {
    return await runFaults([full], { dataDir: disk.folder });
  } finally {
    disk.remove();
  }
}

/** Runs all faults; see the comment at the top of the file. Times are in milliseconds. */
export async function run(): Promise<Findings> {
  const wanted = process.env['FAULTS']?.split(',');
  const isWanted = (name: string): boolean => wanted?.some((part) => name.includes(part)) ?? true;
  const chosen = faults.filter(({ name }) => isWanted(name));
  const usual = chosen.length > 0 ? await runFaults(chosen) : undefined;
  const full = isWanted('disk') ? await runFaultsOnSmallDisk() : undefined;
  const days = [usual, full].filter((day) => day !== undefined);
  const sum = (of: (day: FaultRun) => number): number => days.reduce((total, day) => total + of(day), 0);
  const outcomes = Object.assign({}, ...days.map((day) => day.outcomes)) as Readonly<Record<string, object>>;
  console.table(outcomes);
  return {
    people: 20,
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost),
    processesThatEndedByThemselves: sum(({ processesThatEnded }) => processesThatEnded),
    faults: {
      ...outcomes,
      ...(isWanted('disk') && !full && { 'disk of the database full': 'not run: no small disk could be made' }),
    },
  };
}
