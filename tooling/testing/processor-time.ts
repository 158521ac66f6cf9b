/** The milliseconds that `referenceWork` takes on a quiet machine of the kind that budgets are stated for. */
const referenceMs = 20;

const referenceText = Array.from({ length: 40_000 }, (_, index) => `w${(index * 7919) % 10_007}`).join(' ');

/** Counts and sorts words: work of the same kind as what is measured, with strings, expressions, and maps. */
function referenceWork(): number {
  const counts = new Map<string, number>();
  for (const word of referenceText.normalize('NFKD').toLowerCase().split(/\s+/u)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1)).length;
}

async function spentMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Returns how many times slower than the reference this machine is now, at least 1. The processors of a shared machine
 * vary threefold within minutes, and processor time varies with them.
 */
async function slowdown(): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) times.push(await spentMs(referenceWork));
  const median = times.sort((a, b) => a - b)[2] as number;
  return Math.max(1, median / referenceMs);
}

/**
 * Returns the milliseconds of processor time that work takes in this process, at the speed of the machine that budgets are
 * stated for. Work that exceeds the budget is tried five times, and the least counts, because other work of the process
 * may fall into the first; the machine's own speed then counts, too.
 */
export async function processorTime(budgetMs: number, work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < 5 && least >= budgetMs; attempt += 1) {
    const spent = await spentMs(work);
    least = Math.min(least, spent < budgetMs ? spent : spent / (await slowdown()));
  }
  return least;
}
