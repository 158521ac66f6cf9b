/** The faults to inject. Each has a start and, if it lasts, an end. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleDocument } from '../../shared/typesetting/fixtures/sample-document.ts';
import { typeset } from './scenarios.ts';
import { type Cluster, loopingWord, type ProcessRole } from './start-cluster.ts';

export interface Fault {
  readonly name: string;
  /** Milliseconds from the start of the fault to its end. */
  readonly lasts: number;
  readonly begin: (cluster: Cluster) => unknown;
  readonly repair?: (cluster: Cluster) => unknown;
}

const processesOf = ({ processes }: Cluster, role: ProcessRole) => processes.filter((each) => each.role === role);

const kill =
  (role: ProcessRole, howMany = Number.POSITIVE_INFINITY): Fault['begin'] =>
  (cluster) => {
    for (const each of processesOf(cluster, role).slice(0, howMany)) each.signal('SIGKILL');
  };

/** Triggers the next step of `jumping-clock.mjs` in the first process of a role. */
const jump =
  (role: ProcessRole): ((cluster: Cluster) => void) =>
  (cluster) =>
    processesOf(cluster, role)[0]?.signal('SIGUSR2');

const jumpingClock = (role: ProcessRole, name: string): Fault => ({
  name: `clock of ${name} 1 h ahead for 3 s, then 1 h behind for 3 s`,
  lasts: 3_000,
  begin: async (cluster) => {
    jump(role)(cluster);
    await sleep(3_000);
    jump(role)(cluster);
  },
  repair: jump(role),
});

/** Typesets many documents of one person at once, and retries those that fail, as an open page does. */
const drawing =
  (document: object): Fault['begin'] =>
  async (cluster) => {
    const token = await cluster.tokenOf('poisoner');
    const draw = async (): Promise<void> => {
      const session = randomUUID();
      for (let tried = 0; tried < 3; tried += 1) {
        await typeset(cluster.origin, token, session, document).catch(() => sleep(300));
      }
    };
    void Promise.all(Array.from({ length: 4 }, draw));
  };

const words = 'Unbreakable'.repeat(40);
/** The heaviest document that is accepted: many pages of words that do not fit on a line. */
const heavyDocument = {
  ...sampleDocument,
  sections: Array.from({ length: 12 }, (_each, index) => ({
    id: `s${index}`,
    title: words.slice(0, 100),
    kind: 'text' as const,
    paragraphs: Array.from({ length: 8 }, () => `${words} `.repeat(8).slice(0, 3_500)),
  })),
};

export const faults: readonly Fault[] = [
  { name: 'one gateway killed', lasts: 0, begin: kill('gateway', 1) },
  { name: 'all gateways killed', lasts: 0, begin: kill('gateway') },
  { name: 'all identity providers killed', lasts: 0, begin: kill('identity') },
  { name: 'all typesetters killed', lasts: 0, begin: kill('typesetter') },
  { name: 'database killed', lasts: 0, begin: (cluster) => cluster.signalDatabase('SIGKILL') },
  {
    // Longer than a process waits for a connection (10 s) and for a response (15 s).
    name: 'database frozen for 20 s',
    lasts: 20_000,
    begin: (cluster) => cluster.signalDatabase('SIGSTOP', true),
    repair: (cluster) => cluster.signalDatabase('SIGCONT', true),
  },
  {
    name: 'network to the database 100 ms slower in each direction for 5 s',
    lasts: 5_000,
    begin: ({ line }) => (line.delay = 100),
    repair: ({ line }) => (line.delay = 0),
  },
  {
    name: 'network to the database loses all for 20 s, connections stay open',
    lasts: 20_000,
    begin: ({ line }) => (line.isDeaf = true),
    repair: ({ line }) => (line.isDeaf = false),
  },
  jumpingClock('gateway', 'one gateway'),
  jumpingClock('identity', 'one identity provider'),
  {
    name: 'documents that make the typesetter loop, of one person',
    lasts: 0,
    begin: drawing({ ...sampleDocument, author: loopingWord }),
  },
  { name: 'documents as heavy as can be, of one person', lasts: 0, begin: drawing(heavyDocument) },
];
