import { plainText } from '../../documents/text/plain-text.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { TextRange } from '../suggestions/words.ts';
import { leastSentence } from '../ad-text/section-line.ts';
import { sectionLinesOf } from '../ad-text/sections.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Demand, DemandName } from './demand.ts';
import { findCredentials } from './find-credentials.ts';
import { degreeRanks, findDegrees } from './find-degrees.ts';
import { findLanguages } from './find-languages.ts';
import { findListed, findNames } from './find-names.ts';
import { findPhrases } from './find-phrases.ts';
import { findTerms, isProperName, isTool } from './find-terms.ts';
import { findYears } from './find-years.ts';
import { joinAlternatives } from './join-alternatives.ts';
import { type Mention, overlaps, withoutOverlaps } from './mention.ts';

/** Maximum characters that are read; the longest job ads have a quarter of it. */
const maxTextLength = 40_000;
const maxDemands = 60;
const maxNameLength = 80;
const maxLineLength = 240;

/** The words between two members of a list. */
const listed = /^[\s,/()]*(?:(?:or|and|oder|und|ou|et|o|y)\s)?(?:[\p{L}'’-]+ ){0,2}$/iu;

/** The links of a site, titles, lines with a day or a reference, and what is provided. */
const menu =
  /\s{3,}|(?:[|›»▾·•].*){2}|^[^.]{0,60} [|/›] |^\W?\[?\d\d[.:/]|\b(?:réf|ref|r[ée]f[ée]rence|posted|publi\p{L}+)\b\.?|\b(?:provided|supplied|fournie?s?)\b|\bfree\b|\([mwfhd]\s?\/|\blog in\b|^\S+$/iu;

/** What is between two alternatives. */
const alternative = /^\s?(?:\/|(?:or|oder|ou|o)\s)(?:[\p{L}'’-]+ ){0,2}$/iu;

/** Years behind what they are in, as sites write them: `Maintenance: 2 years (Preferred)`. */
const yearsBehind = /^\s?:\s?\d{1,2}\+? (?:years?|jahre?|ans?|años?)(?!\p{L})/iu;

/** The years with everything that the experience is in, of which only the first member is in `findYears`. */
function subjectOf(years: Mention, terms: readonly Mention[], text: string, gap = listed): TextRange {
  let { end } = years;
  for (const term of terms) {
    if (term.end > end && (term.start <= end || (end - years.start > 12 && gap.test(text.slice(end, term.start)))))
      ({ end } = term);
  }
  return { start: years.start, end };
}

/** Whether a term only says what another one is for: `R or Python for data analysis`. */
const isPurpose = ({ start }: Mention, terms: readonly Mention[], text: string): boolean =>
  terms.some((other) => other.end < start) && /\s(?:for|für|pour|para) (?:\p{L}+ )?$/u.test(text.slice(0, start));

/** Whether a term only says what a tool is used for: `data analysis in R`, `Terminplanung mit MS Project`. */
const isUse = ({ end }: Mention, named: readonly Mention[], text: string): boolean =>
  named.some(
    (other) => other.start > end && /^\s(?:in|with|using|mit|en|avec|sous|con)\s$/u.test(text.slice(end, other.start)),
  );

/** Whether a term is one more field of a degree: `a degree in communications, public relations or a related field`. */
function isField({ start }: Mention, degrees: readonly Mention[], terms: readonly Mention[], text: string): boolean {
  return degrees.some(({ end, rank }) => {
    if (rank === undefined || rank <= degreeRanks.school || end > start) return false;
    const between = [end, ...terms.flatMap((term) => (term.start >= end && term.end <= start ? [term.end] : []))];
    return between.every((from) => {
      const next = Math.min(start, ...terms.flatMap((term) => (term.start >= from ? [term.start] : [])));
      return fieldGap.test(text.slice(from, next));
    });
  });
}
const fieldGap =
  /^(?:[\s,/]+(?!(?:and|und|sowie|et|y|e|with|mit|avec|con|plus|experience|knowledge|good|strong|gute?|sehr|solid\p{L}*|minimum|mindestens|at|your|ideally|idealerweise|idéalement|as|als)(?!\p{L}))(?:[\p{L}’'-]+)?){0,4}[\s,/]*$/iu;

/** Whether the person brings it along as a thing: `own hand tools`. */
const isOwned = ({ start }: Mention, text: string): boolean =>
  /(?<!\p{L})(?:own|eigene[srnm]?|propres?|propi[oa]s?) (?:set of |basic )?$/iu.test(text.slice(0, start));

/** Whether a term names what is taught: `graduate of an accredited nursing program`. */
const isProgram = ({ start, end }: Mention, text: string): boolean =>
  /^\s(?:programs?|school|course|diploma|studies)(?!\p{L})/u.test(text.slice(end)) &&
  /\b(?:graduate|accredited|completion|completed|graduation|enrolled)\b/i.test(text.slice(0, start));

/** The length up to which a line without a heading names a degree that is asked for. */
const longestTold = 110;
const isSentence = /^\S+\s+\S/u;

/** The words between a degree and a license that is asked for beside it. */
const behindDegree =
  /(?:[,;]|\s(?:mit|with|avec|con|und|and|et|y|sowie|plus|or|oder|ou|o|an?|eine?[rnm]?|une?))+\s*$/iu;

/** What a clause asks for. */
function mentionsIn(clause: Clause, language: DocumentLanguage): readonly Mention[] {
  const { text, asks, part, isPoint, isBody } = clause;
  // Without a heading, the text of the ad tells of the work: the lines around it are titles and links.
  const isTold = part === 'other' && !isPoint && (isBody || text.length >= leastSentence) && !menu.test(text);
  const isWork = part === 'duties' || (part === 'other' && isPoint) || isTold;
  if (!asks && !isWork) return [];
  const terms = findTerms(text, language);
  const named = terms.filter(({ names }) => names.some((name) => isProperName(name, language)));
  const coined = findNames(clause, language);
  const written = [...coined, ...findListed(text, [...named, ...coined], language)];
  // The work itself needs its tools; what else it names is described and not asked for.
  if (!asks) {
    const tools = terms.filter(({ names }) => names.some((name) => isTool(name, language)));
    return joinAlternatives(
      text,
      withoutOverlaps([
        ...tools.filter(
          ({ kind, names }) =>
            (kind !== 'certificate' || part === 'duties' || isPoint || isBody) &&
            // A text that tells of the employer, too, names what others work with: `a hospice with a pharmacy`.
            (!isTold || names.some((name) => isProperName(name, language))),
        ),
        ...(isTold ? [] : written),
        ...(part === 'other' && isBody && text.length <= longestTold
          ? findDegrees(text, language).filter(({ rank }) => rank !== undefined && rank > degreeRanks.school)
          : []),
        ...(isSentence.test(text) ? findLanguages({ text, level: 'must', part: 'other' }) : []),
      ]),
    );
  }
  const years = findYears(text);
  const credentials = terms.filter(({ kind }) => kind !== 'skill');
  const degrees = findDegrees(text, language).flatMap((degree): readonly Mention[] => {
    const same = credentials.filter((term) => overlaps(term, degree));
    if (same.length === 0) return [degree];
    // A license further on is one of its own: `a diploma as physiotherapist with SRK recognition`.
    const behind = Math.min(...same.map(({ start }) => start));
    const name = text.slice(degree.start, behind).replace(behindDegree, '').trim();
    if (name.includes(' ') && degree.names.every(({ id }) => id === null))
      return [{ ...degree, end: degree.start + name.length, names: [{ text: name, id: null }] }];
    // A school diploma is a degree although it is also in the list of certificates.
    const first = degree.rank === degreeRanks.school ? same[0] : undefined;
    return first && degree.rank !== undefined
      ? [
          {
            ...first,
            kind: 'degree',
            rank: degree.rank,
            names: first.names.map(({ text: name }) => ({ text: name, id: null })),
          },
        ]
      : [];
  });
  const open = findCredentials(text, language).filter(
    (each) => ![...credentials, ...degrees].some((other) => overlaps(other, each)),
  );
  const subjects = years.map((each) => subjectOf(each, terms, text));
  // A tool that stands further back in the list is asked for by itself: `4 years in HR, Workday`.
  const own = years.map((each) => subjectOf(each, terms, text, alternative));
  const isSubject = (term: Mention): boolean =>
    (term.kind === 'skill' && yearsBehind.test(text.slice(term.end))) ||
    (term.kind === 'skill' && (named.includes(term) ? own : subjects).some((subject) => overlaps(subject, term)));
  const found = withoutOverlaps([
    ...degrees,
    ...open,
    ...findLanguages(clause).filter((each) => !credentials.some((other) => overlaps(other, each))),
    ...terms.filter(
      (term) =>
        !isSubject(term) &&
        !isPurpose(term, terms, text) &&
        !isProgram(term, text) &&
        !isOwned(term, text) &&
        (named.includes(term) || term.kind !== 'skill' || !isField(term, degrees, terms, text)) &&
        (named.includes(term) || !isUse(term, named, text)),
    ),
  ]);
  const phrases = withoutOverlaps([...written, ...findPhrases(clause, language)]).filter(
    (phrase) =>
      ![...found, ...years, ...terms].some((each) => overlaps(each, phrase)) && !isField(phrase, degrees, terms, text),
  );
  const inYears = (each: Mention, subject: TextRange | undefined): Mention => {
    const names = terms
      .filter((term) => isSubject(term) && subject && overlaps(subject, term))
      .flatMap((term) => term.names);
    return names.length === 0 ? each : { ...each, names };
  };
  return [...years.map((each, at) => inYears(each, subjects[at])), ...joinAlternatives(text, [...found, ...phrases])];
}

/** Two abbreviations are two things, although the vocabulary has them as one: `FMLA, ADA and I-9`. */
const isAbbreviation = (text: string): boolean => /^(?=(?:.*\p{Lu}){2})[\p{L}\d&.-]+(?: [\p{Lu}\d]+)?$/u.test(text);

/** Whether two demands are one: they share a name, or are the same degree of which one names no field. */
function isSameDemand(one: Demand, other: Demand): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'years') return one.years === other.years;
  const isSameName = (a: DemandName, b: DemandName): boolean =>
    plainText(a.text) === plainText(b.text) ||
    (a.id !== null && a.id === b.id && !(isAbbreviation(a.text) && isAbbreviation(b.text)));
  if (one.anyOf.some((a) => other.anyOf.some((b) => isSameName(a, b)))) return true;
  const isOpen = (each: Demand): boolean => each.anyOf.every(({ id }) => id === null);
  return one.kind === 'degree' && one.rank === other.rank && (isOpen(one) || isOpen(other));
}

/** Each demand once, with its stronger level. A demand that is one of the alternatives of another is the same. */
function unique(demands: readonly Demand[]): readonly Demand[] {
  const kept: Demand[] = [];
  for (const demand of demands) {
    const at = kept.findIndex((other) => isSameDemand(other, demand));
    const known = kept[at];
    if (!known) kept.push(demand);
    else {
      // The one that names a field says more than `a bachelor's degree`.
      const fuller = known.anyOf.some(({ id }) => id !== null) ? known : demand;
      kept[at] = { ...fuller, level: known.level === 'must' ? 'must' : demand.level };
    }
  }
  return kept;
}

/**
 * Reads what a job ad asks for, by rules and in its order. Headings, contacts, dates, and what the employer offers are
 * no demands; the same text always gives the same list.
 */
export function demandsOf(text: string, language: DocumentLanguage): readonly Demand[] {
  const lines = sectionLinesOf(text.slice(0, maxTextLength));
  // Some sites lose the bullets: then each short line is a point.
  const hasPoints = lines.some(({ isPoint, part }) => isPoint && (part === 'asks' || part === 'nice'));
  const clauses = lines.flatMap((line) =>
    clausesOf(
      line,
      line.isPoint || (!hasPoints && line.isBelowHeading && (line.part === 'asks' || line.part === 'nice')),
    ),
  );
  const demands = clauses.flatMap((clause) =>
    mentionsIn(clause, language).map(({ kind, names, years, rank }): Demand => ({
      ...{ kind, level: clause.level, line: clause.line.slice(0, maxLineLength) },
      anyOf: names.map(({ text: name, id }) => ({ text: name.replace(/\s+/g, ' ').slice(0, maxNameLength), id })),
      ...(years !== undefined && { years }),
      ...(rank !== undefined && { rank }),
    })),
  );
  return unique(demands).slice(0, maxDemands);
}
