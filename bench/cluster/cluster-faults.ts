/** What can happen to the machines of a database cluster. */
import { setTimeout as sleep } from 'node:timers/promises';
import { findDatabaseWorker } from './database-worker.ts';
import type { Fault } from './fault-list.ts';
import { askDatabase } from './start-cluster.ts';

interface Placement {
  readonly shardid: string;
  readonly nodename: string;
  readonly nodeport: number;
}

/** Moves that many parts of all accounts' tables from the machine that has the most to the one that has the fewest. */
async function moveParts(url: string, count: number): Promise<void> {
  for (let moved = 0; moved < count; moved += 1) {
    const placements = await askDatabase<Placement>(
      url,
      `select shardid, nodename, nodeport from citus_shards where table_name = 'events'::regclass order by shardid`,
    );
    const machines = Map.groupBy(placements, ({ nodeport }) => nodeport);
    const bySize = [...machines.values()].sort((a, b) => b.length - a.length);
    const from = bySize.at(0)?.at(moved % 2);
    const to = bySize.at(-1)?.at(0);
    if (!from || !to || from.nodeport === to.nodeport) throw new Error('The parts are on one machine.');
    await askDatabase(
      url,
      `select citus_move_shard_placement($1::bigint, $2::text, $3::int, $4::text, $5::int, 'force_logical')`,
      [from.shardid, from.nodename, from.nodeport, to.nodename, to.nodeport],
    );
  }
}

/** The faults of a cluster whose servers run on this computer; the first is the coordinator. */
export async function clusterFaults(url: string, servers: readonly string[]): Promise<readonly Fault[]> {
  const worker = await findDatabaseWorker(servers.at(1) ?? '');
  const coordinator = await findDatabaseWorker(servers.at(0) ?? '');
  return [
    {
      name: 'one worker of the database killed, started again after 3 s',
      lasts: 3_000,
      begin: worker.kill,
      repair: worker.start,
    },
    {
      name: 'the coordinator of the database killed, started again after 3 s',
      lasts: 3_000,
      begin: coordinator.kill,
      repair: coordinator.start,
    },
    { name: 'two parts moved to another machine', lasts: 0, begin: () => moveParts(url, 2) },
    {
      name: 'one worker of the database killed while a part moves to it, then the move again',
      lasts: 0,
      begin: async () => {
        const move = moveParts(url, 1).catch(() => undefined);
        await sleep(1_500);
        worker.kill();
        await sleep(1_000);
        await worker.start();
        await move;
      },
      repair: () => moveParts(url, 1),
    },
  ];
}
