/** Tables of pay: lines below each other with an amount each, for the steps, roles, or levels of a job. */
import { amountsIn } from '../../../../shared/documents/jobs/amounts.ts';
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { grossOrNet, periodsIn } from '../../../../shared/documents/jobs/pay-words.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { aboutOther, aboutPay, extras } from './pay-phrases.ts';
import { step } from './pay-steps.ts';

/** A table, by its first and last line, and what it says as a whole. */
export interface PayBlock {
  readonly first: number;
  readonly last: number;
  readonly mention: PayMention;
}

const longestRow = 70;
const longestRemark = 100;
/** How far apart the lowest and the highest amount of one table are. */
const widest = 3;

/** Whether a line names one thing and its amount. */
function isRow(text: string, mentions: readonly PayMention[]): boolean {
  const [mention, ...others] = mentions;
  if (mention === undefined || others.length > 0 || text.length > longestRow) return false;
  const name = `${text.slice(0, mention.start)} ${text.slice(mention.end)}`;
  return (
    /[\p{L}\d]/u.test(name) &&
    !/b2b|\bvat\b|invoice|factura/iu.test(name) &&
    !/[.!?]\s+\p{Lu}/u.test(name) &&
    !extras.test(name) &&
    !aboutOther.test(name)
  );
}

const lowest = ({ salaryMin, salaryMax }: PayMention): number => salaryMin ?? salaryMax ?? 0;
const highest = ({ salaryMin, salaryMax }: PayMention): number => salaryMax ?? salaryMin ?? 0;

function areAlike(rows: readonly PayMention[]): boolean {
  const [first] = rows;
  const named = new Set(rows.filter(({ namesPeriod }) => namesPeriod).map(({ salaryPeriod }) => salaryPeriod));
  return (
    named.size <= 1 &&
    rows.every(({ currency, salaryMin }) => currency === first?.currency && salaryMin !== null) &&
    Math.max(...rows.map(highest)) <= widest * Math.min(...rows.map(lowest))
  );
}

/** A line beside a table that is about all of its rows: its heading, or a remark below it. */
const remarkOf = (line: AdLine | undefined): string =>
  line === undefined || line.text.length > longestRemark || amountsIn(line.text).some(({ currency }) => currency)
    ? ''
    : line.text;
const grossWord = new RegExp(`(?<!\\p{L})${grossOrNet}(?!\\p{L})`, 'iu');
/** Levels of a job, for each of which a table has an amount. */
const levels =
  /(?<!\p{L})(?:junior|senior|entry.level|mid.level|lead|experienced|trainee|d[ée]butant\p{L}*|confirm[ée]\p{L}*|exp[ée]riment[ée]\p{L}*|expert\p{L}*|einsteiger\p{L}*|berufserfahren\p{L}*|fachkraft|hilfskraft|oficial|pe[óo]n)(?!\p{L})/iu;
const saysPay = (text: string): boolean =>
  aboutPay.test(text) || grossWord.test(text) || step.test(text) || levels.test(text);

/** The table of rows as one range, if a row or a remark says that it is about pay. */
function blockOf(lines: readonly AdLine[], first: number, rows: readonly PayMention[]): PayBlock | undefined {
  const last = first + rows.length - 1;
  const [row] = rows;
  if (row === undefined || rows.length < 2 || !areAlike(rows)) return undefined;
  const remarks = [remarkOf(lines[last + 1]), remarkOf(lines[first - 1])];
  const texts = lines.slice(first, last + 1).map(({ text }) => text);
  const period = remarks
    .flatMap((text) => periodsIn(` ${text}`))
    .find((each) => rows.every((mention) => isUsualPay(highest(mention), each, mention.currency ?? '')));
  const named = rows.find(({ namesPeriod }) => namesPeriod);
  if (remarks.some((text) => extras.test(text) && !aboutPay.test(text))) return undefined;
  if (!remarks.some(saysPay) && !texts.some(saysPay) && period === undefined) return undefined;
  const isOpen = rows.some(({ salaryMax }) => salaryMax === null);
  return {
    ...{ first, last },
    mention: {
      ...row,
      salaryMin: Math.min(...rows.map(lowest)),
      salaryMax: isOpen ? null : Math.max(...rows.map(highest)),
      salaryPeriod: named?.salaryPeriod ?? period ?? row.salaryPeriod,
      namesPeriod: named !== undefined || period !== undefined,
    },
  };
}

/** Finds the tables of pay in an ad; `mentions` are the amounts of each line. */
export function payBlocks(lines: readonly AdLine[], mentions: readonly (readonly PayMention[])[]): readonly PayBlock[] {
  const blocks: PayBlock[] = [];
  let rows: PayMention[] = [];
  lines.forEach(({ text }, index) => {
    const ofLine = mentions[index] ?? [];
    const [mention] = ofLine;
    if (mention !== undefined && isRow(text, ofLine)) rows.push(mention);
    if (mention !== undefined && isRow(text, ofLine) && index < lines.length - 1) return;
    const end = mention !== undefined && isRow(text, ofLine) ? index + 1 : index;
    const block = blockOf(lines, end - rows.length, rows);
    if (block) blocks.push(block);
    rows = [];
  });
  return blocks;
}
