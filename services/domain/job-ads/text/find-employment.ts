import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { EmploymentType } from '../job-ad.ts';
import { type TypeMention, typesAlone, typesNamedIn } from './employment-words.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { amountsIn } from './work-hours.ts';

interface TypeAt {
  readonly type: EmploymentType;
  readonly line: number;
  /** Whether it is only known from a number of hours. */
  readonly isCounted?: boolean;
}

/** Characters of a line that is a chip and not a sentence. */
const chip = 90;
const isShort = (text = ''): boolean => text.length <= chip && !/[.!?]$/.test(text);
/** Lines in which the head of an ad is. */
const head = 30;

const isAmount = ({ type }: TypeAt): boolean => type === 'fullTime' || type === 'partTime';

/** A sentence that tells what the job is. */
const aboutJob =
  /(?<!\p{L})(?:as an?|als|this is an?|we offer|we(?:['’]ve| have) an?|wir suchen|in vollzeit|position is|role is|stelle|poste|puesto|contrat\p{L}*|is a (?:full|part)|looking for|buscamos|cherch\p{L}+|recrut\p{L}+|gesucht|besoin d|needed|wanted)(?!\p{L})/iu;

/** Words by which an apprenticeship is what one has, and not what one gets. */
const learned =
  /(?:abgeschlossen|completed|vergleichbar|gleichwertig|equivalent|or higher|ideal|certif|qualifi|required|erforderlich|valid|souhait|exig|deseable|requerid|% )/iu;

/** Whether a type may be taken from a line of the head: what one has learned is named in lists further down. */
function opens({ type, start }: TypeMention, { text, isPoint }: AdLine, line: number): boolean {
  if (isPoint || /\S {3,}\S/u.test(text)) return false;
  if (type === 'volunteer' && start > 20 && !aboutJob.test(text)) return false;
  return type === 'internship' ? start <= 40 && line < 9 && !learned.test(text) : start <= 45 && line < head;
}

const at = (types: readonly EmploymentType[], line: number, isCounted = false): readonly TypeAt[] =>
  types.map((type) => ({ type, line, isCounted }));
const named = (mentions: readonly TypeMention[], line: number): readonly TypeAt[] =>
  at(
    mentions.map(({ type }) => type),
    line,
  );

/** What the labels and the title say. */
function toldTypes(
  lines: readonly AdLine[],
  labeled: readonly LabeledValue[],
  title: Found<string> | undefined,
): readonly TypeAt[] {
  const told = labeled.flatMap(({ text, line }) => [
    ...(text.length <= chip ? [...named(typesNamedIn(text, true), line), ...at(typesAlone(text), line)] : []),
    ...at(amountsIn(text, { isLabeled: true, isShort: true }), line, true),
  ]);
  if (title === undefined) return told;
  const own = lines[title.line]?.text ?? '';
  const whole = isShort(own) ? `${title.value} ${own}` : title.value;
  return [
    ...told,
    ...named(typesNamedIn(title.value, true), title.line),
    ...at(amountsIn(whole, { isLabeled: false, isShort: true }), title.line, true),
    ...at(
      /\d ?%/.test(own) && isShort(own)
        ? amountsIn(own.replace(/^.*?(?=\d)/u, ''), { isLabeled: false, isShort: true })
        : [],
      title.line,
      true,
    ),
  ];
}

/** What the lines say, from the surest place to the least sure one. */
function tiersOf(lines: readonly AdLine[]): readonly (readonly TypeAt[])[] {
  const chips: TypeAt[] = [];
  const sentences: TypeAt[] = [];
  const hours: TypeAt[] = [];
  const anywhere: TypeAt[] = [];
  for (const [line, ad] of lines.entries()) {
    const { text } = ad;
    const isChip = isShort(text);
    const mentions = typesNamedIn(text, false).filter(
      (each) => !['internship', 'volunteer', 'other'].includes(each.type) || opens(each, ad, line),
    );
    if (isChip && line < head)
      chips.push(
        ...named(mentions, line),
        ...at(/[·|•]/u.test(text) ? typesAlone(text.replace(/^[^·|•]*[·|•]\s*/u, '')) : [], line),
      );
    if (aboutJob.test(text) || (text.length <= chip && /full.?time|part.?time|vollzeit|teilzeit/iu.test(text)))
      sentences.push(...named(mentions, line));
    hours.push(...at(amountsIn(text, { isLabeled: false, isShort: isChip || text.length <= chip }), line, true));
    anywhere.push(
      ...named(
        mentions.filter((each) => ['fullTime', 'partTime'].includes(each.type) || opens(each, ad, line)),
        line,
      ),
    );
  }
  return [chips, sentences, hours, anywhere];
}

/** Leaves what matters of the types found: a trainee's, volunteer's, or contractor's hours say little. */
function essential(found: readonly TypeAt[]): readonly TypeAt[] {
  const has = (type: EmploymentType): boolean => found.some((each) => each.type === type);
  if (found.some(({ type, isCounted }) => type === 'other' && isCounted))
    return found.filter(({ type }) => type === 'other');
  if (has('volunteer')) return found.filter(({ type }) => type === 'volunteer');
  if (has('internship')) return found.filter(({ type }) => type === 'internship');
  if (has('contract')) return found.filter((each) => !isAmount(each) || each.isCounted !== true);
  // `36 hours` is full time where an ad says so.
  if (found.some((each) => isAmount(each) && each.isCounted !== true))
    return found.filter((each) => !isAmount(each) || each.isCounted !== true);
  return found.some(({ type }) => type !== 'other') ? found.filter(({ type }) => type !== 'other') : found;
}

/** Reads the types of employment of a job: under labels, in short lines near the top, or in a sentence about the job. */
export function findEmploymentByRules(
  lines: readonly AdLine[],
  labeled: readonly LabeledValue[],
  title: Found<string> | undefined,
): Found<readonly EmploymentType[]> | undefined {
  const tiers = [toldTypes(lines, labeled, title), ...tiersOf(lines)];
  const ofTerm = tiers.find((each) => each.length > 0) ?? [];
  // A limited term says nothing about the hours.
  const isTermOnly = ofTerm.every(({ type }) => type === 'temporary' || type === 'contract');
  const ofHours = isTermOnly ? tiers.map((each) => each.filter(isAmount)).find((each) => each.length > 0) : [];
  const amounts = ofTerm.every(({ type }) => type === 'other') ? tiers.flat().filter(isAmount).slice(0, 1) : [];
  const found = essential([...(ofHours ?? []), ...amounts, ...ofTerm]);
  const [first] = found;
  return first && { value: [...new Set(found.map(({ type }) => type))], line: first.line };
}
