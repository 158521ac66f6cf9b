import { withBroader } from '../vocabulary/terms.ts';
import { type Mention, overlaps, withoutOverlaps } from './mention.ts';

/** How two mentions that follow each other are connected. */
type Link = 'slash' | 'or' | 'and' | 'comma' | 'examples' | 'parenthesis' | 'compound' | 'none';

const few = String.raw`(?:[\p{L}'’*.-]+ ){0,3}`;
const or = new RegExp(
  String.raw`^(?: in(?: the)? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?[\s,)"”*]*(?:/|\||(?:and/or|und/oder|et/ou|y/o|or|oder|bzw\.?|beziehungsweise|ou|o|u|wahlweise|alternativ|ersatzweise)(?: |$)(?:${few}["“(]?|${few}[\p{L}-]+ \())\s*$`,
  'iu',
);
/** Connects its neighbors only: `HTML, CSS/SCSS, Git`. */
const slash = /^[)"”]?\s?[/|]\s?["“(]?$/u;
const and = new RegExp(String.raw`^[\s,)"”*]*(?:and|und|sowie|et|y|e|&|\+|plus|as well as)(?: ${few}| ?)["“(]?$`, 'iu');
const comma = new RegExp(
  String.raw`^[)"”*]?\s?[,;]\s?(?!(?:and|und|sowie|et|y|e|plus|as well) )(?:[\p{L}'’.-]+ ){0,2}["“(]?$`,
  'iu',
);
const examples =
  /^(?:\s[\p{L}-]+){0,2}[\s,]*\(?\s?(?<!\p{L})(?:e\.\s?g\.|eg|i\.\s?e\.|such as|like|incl\.|z\.\s?b\.|wie(?: z\.\s?b\.)?|wie etwa|insbesondere|etwa|vorzugsweise|idealerweise|ideally|preferably|par ex(?:emple)?\.?|p\.\s?ex\.|ex\.|type|tel(?:le)?s?(?: que)?|comme|como|tipo|p\.\s?ej\.|por ejemplo|preferiblemente)[,:]?\s*(?:[\p{L}'’.-]+ ){0,1}$/iu;
/** A parenthesis with examples: `an ERP (SAP, Oracle)`. */
const parenthesis = /^(?:\s[\p{L}-]+){0,2}\s?\((?!(?:tu|du|vous|sie|you) )(?:\p{L}+ ){0,3}$/u;
/** Remarks about one of the alternatives: `SolidWorks (preferred) or Creo`. */
const remark =
  /\s?\((?:preferred|ideally|required|bevorzugt|idealerweise|de préférence|idéalement|preferiblemente)\)/giu;
/** Words behind a list that make its members alternatives: `Python, SQL, or similar`. */
const orSimilar =
  /^[)\s,]*(?:(?:or|oder|ou|o|u)\s(?:an?\s|einer?n?\s|un[ea]?\s)?(?:similar|something|anything|the like|whatever|comparable|equivalent|other|another|related|ähnlich\p{L}*|vergleichbar\p{L}*|gleichwertig\p{L}*|ander\p{L}*|équivalent\p{L}*|similaire\p{L}*|comparable\p{L}*|autre|equivalente\p{L}*|otr[oa]s?)|o\.\s?ä\.|etc)/iu;
/** Words in front of a list that make its members alternatives. */
const oneOf =
  /(?:(?:at least )?one (?:or more )?of|any of|either|(?:mindestens )?eine[rs]? der|l['’]un(?:e)? de(?:s)?|al menos un[oa] de|alguno de|(?:another|other|further|additional|second|weitere[rn]?|zusätzliche|zweite|autres?|deuxième|otr[oa]s?|segundo) (?:foreign )?(?:languages?|(?:fremd)?sprachen?|langues?(?: étrangères?)?|lenguas?|idiomas?))[^,]{0,40}$/iu;

/** Suites, of which a parenthesis lists the parts that are needed and no examples: `Office (Word, Excel)`. */
const suites = new Set(['microsoft-office', 'microsoft-365', 'adobe-creative-cloud', 'adobe-creative-suite']);

function linkOf(gap: string): Link {
  const between = gap.replace(remark, '');
  // Two names in a row are one thing: `a fundraising CRM`.
  if (between === ' ' || between === '-') return 'compound';
  if (slash.test(between)) return 'slash';
  if (or.test(between)) return 'or';
  if (examples.test(between)) return 'examples';
  if (parenthesis.test(between)) return 'parenthesis';
  if (comma.test(between)) return 'comma';
  return and.test(between) ? 'and' : 'none';
}

const isAlike = (one: Mention, other: Mention): boolean =>
  one.kind === other.kind ||
  (['skill', 'certificate', 'license', 'degree'].includes(one.kind) &&
    ['skill', 'certificate', 'license', 'degree'].includes(other.kind));

/** A list of examples behind a colon: `a PMS: Mews, Opera`. */
const colon =
  /^(?:\s[\p{L}-]+){0,2}(?:\s?:|,? (?:am liebsten|preferably|ideally|by preference|de préférence|preferentemente))\s(?:[\p{L}'’.-]+ ){0,2}$/u;
const isKindOf = (one: Mention, other: Mention): boolean =>
  one.names.some(
    ({ id }) =>
      id !== null && other.names.some((name) => name.id !== null && name.id !== id && withBroader(id).has(name.id)),
  );

/** One demand of several mentions. */
const joinAll = (group: readonly Mention[]): Mention => {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) throw new Error('A group has at least one mention.');
  return { ...first, end: last.end, names: group.flatMap(({ names }) => names) };
};

/**
 * Adds what the vocabulary knows right beside a mention with an `or` between them: who accepts a forklift license `or
 * reach truck` names both.
 */
export function withKnownChoices(
  text: string,
  mentions: readonly Mention[],
  known: readonly Mention[],
): readonly Mention[] {
  const isChoice = (one: Mention, other: Mention): boolean =>
    one.end <= other.start && isAlike(one, other) && linkOf(text.slice(one.end, other.start)) === 'or';
  const added = known.filter(
    (each) =>
      !mentions.some((mention) => overlaps(mention, each)) &&
      mentions.some((mention) => isChoice(mention, each) || isChoice(each, mention)),
  );
  return [...mentions, ...withoutOverlaps(added)];
}

/** Joins mentions that are alternatives of each other: `React or Vue`, `an ERP (SAP, Oracle)`. */
export function joinAlternatives(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const sorted = [...mentions].sort((a, b) => a.start - b.start);
  const links = sorted.map((mention, index): Link => {
    const next = sorted[index + 1];
    if (!next || !isAlike(mention, next)) return 'none';
    const gap = text.slice(mention.end, next.start);
    if (colon.test(gap) && isKindOf(next, mention)) return 'parenthesis';
    const link = linkOf(gap);
    // A degree in a list of other things stands for itself: `FMLA, I-9 compliance, Bachelor's degree or equivalent`.
    return link === 'comma' && mention.kind !== 'degree' && next.kind === 'degree' ? 'none' : link;
  });
  const joined: Mention[] = [];
  for (let at = 0; at < sorted.length;) {
    const group = groupFrom(text, sorted, links, at);
    joined.push(joinAll(sorted.slice(at, group)));
    at = group;
  }
  return joined;
}

/** The index behind the last of the examples that follow the mention at `from`: `an ERP (SAP, Oracle)`. */
function endOfExamples(text: string, sorted: readonly Mention[], links: readonly Link[], from: number): number {
  let at = from + 1;
  const gapBehind = (index: number): string => text.slice(sorted[index]?.end, sorted[index + 1]?.start);
  const opens = gapBehind(from).includes('(');
  while (['comma', 'or', 'slash', 'and'].includes(links[at] ?? 'none')) {
    if (opens && gapBehind(at).includes(')')) break;
    at += 1;
  }
  return at;
}

/** The index behind the last mention of the group that begins at `from`. */
function groupFrom(text: string, sorted: readonly Mention[], links: readonly Link[], from: number): number {
  let at = from;
  let isChosen = false;
  for (;;) {
    // Commas connect alternatives only if the list ends with an `or`, or says so around it.
    let behind = at;
    // Behind an `or`, a comma begins something else: `PHR or SHRM-CP, Workday or UKG`.
    while ((links[behind] === 'comma' && !isChosen) || links[behind] === 'slash') behind += 1;
    const isChoice =
      links[behind] === 'or' ||
      (behind > at && orSimilar.test(text.slice(sorted[behind]?.end))) ||
      (behind > at && oneOf.test(text.slice(0, sorted[from]?.start)));
    if (isChoice && (behind > at || links[at] === 'or')) {
      at = behind;
      isChosen = !text.slice(sorted[at]?.end, sorted[at + 1]?.start).includes(',');
      while (links[at] === 'or' || links[at] === 'slash' || links[at] === 'compound') {
        const opens = text.slice(sorted[at]?.end, sorted[at + 1]?.start).includes('(');
        at = opens ? endOfExamples(text, sorted, links, at) : at + 1;
      }
      continue;
    }
    if (links[at] === 'compound' || links[at] === 'slash') {
      at += 1;
      continue;
    }
    const isSuite = sorted[at]?.names.some(({ id }) => id !== null && suites.has(id));
    const isExample = links[at] === 'examples' || (links[at] === 'parenthesis' && isSuite !== true);
    if (!isExample) return at + 1;
    at = endOfExamples(text, sorted, links, at);
  }
}
