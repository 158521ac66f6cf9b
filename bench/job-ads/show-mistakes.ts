/**
 * Shows what is read wrongly in the excerpts that rules are written against, and the scores of all:
 * `node bench/job-ads/show-mistakes.ts pay 40` shows the first forty mistakes of pay.
 */
import { readExcerpts } from './read-excerpts.ts';
import { demandScore, type DemandOutcome } from './score-demands.ts';
import { readExcerpt, scoreExcerpt, scoreExcerptDemands } from './score-excerpts.ts';
import { beginCommand, failCommand } from '../../services/cli/command-line/command-line.mjs';

const {
  args: [wanted = '', typedLimit = '1000'],
} = beginCommand({
  name: 'node bench/job-ads/show-mistakes.ts',
  does: 'Shows what is read wrongly in the excerpts that rules are written against, and the scores of all.',
  arguments: [
    {
      name: 'kind',
      about: 'The kind of fact: pay, deadline, employment, contact, head, or demands.',
      isOptional: true,
    },
    { name: 'limit', about: 'The maximum number of mistakes to show. The default is 1000.', isOptional: true },
  ],
  examples: ['node bench/job-ads/show-mistakes.ts pay 40'],
});
const limit = Number(typedLimit);
if (!Number.isInteger(limit) || limit < 0) failCommand(`The limit must be a whole number, not "${typedLimit}".`);

const counts = new Map<string, Record<string, number>>();
const demands = new Map<string, DemandOutcome[]>();
let shown = 0;
const show = (text: string): void => {
  shown += 1;
  if (shown <= limit) console.log(`${text}\n`);
};
for (const excerpt of await readExcerpts()) {
  const part = excerpt.isHeldBack ? 'held back' : 'tuned';
  if (excerpt.kind === 'demands') {
    const outcome = scoreExcerptDemands(excerpt);
    const group = `demands, ${excerpt.language}, ${part}`;
    demands.set(group, [...(demands.get(group) ?? []), outcome]);
    if (wanted === 'demands' && !excerpt.isHeldBack && outcome.missed.length + outcome.madeUp.length > 0)
      show(
        `${excerpt.name}\n${excerpt.text}\n  missed: ${outcome.missed.map(({ kind, anyOf }) => `${kind} ${anyOf.join('/')}`).join('; ')}` +
          `\n  made up: ${outcome.madeUp.map(({ kind, anyOf }) => `${kind} ${anyOf.map(({ text }) => text).join('/')}`).join('; ')}`,
      );
    continue;
  }
  for (const { field, outcome, expected, found } of scoreExcerpt(excerpt, readExcerpt(excerpt))) {
    for (const group of [`${field}, ${part}`, `${field}, ${excerpt.language}, ${part}`]) {
      const count = counts.get(group) ?? {};
      count[outcome] = (count[outcome] ?? 0) + 1;
      counts.set(group, count);
    }
    if (wanted === field && !excerpt.isHeldBack && outcome !== 'right')
      show(`${excerpt.name} (${excerpt.place ?? ''})\n${excerpt.text}\n  ${outcome}: ${expected} ≠ ${found}`);
  }
}
console.table(
  Object.fromEntries(
    [...counts].sort().map(([group, count]) => {
      const of = Object.values(count).reduce((sum, each) => sum + each, 0);
      return [group, { of, 'right, %': Math.round(((count['right'] ?? 0) / of) * 1000) / 10, ...count }];
    }),
  ),
);
console.table(Object.fromEntries([...demands].sort().map(([group, all]) => [group, demandScore(all)])));
