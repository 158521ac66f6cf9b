import { payMentionsIn, type Salary } from './pay-mentions.ts';

export type { Salary } from './pay-mentions.ts';

/**
 * Finds the first salary in a text, one amount or a range with a currency: `$120k – $150k`, `CHF 100'000.– bis
 * 120'000`, `35 € / hour`. Undefined where there is none; a number without a currency could be anything.
 */
export function readSalary(text: string): Salary | undefined {
  for (const line of text.split('\n')) {
    const [mention] = payMentionsIn(line);
    if (mention === undefined) continue;
    const { salaryMin, salaryMax, currency, salaryPeriod } = mention;
    return { salaryMin, salaryMax, currency, salaryPeriod };
  }
  return undefined;
}
