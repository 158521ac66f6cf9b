import { foldLine, isSiteName, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdStructure } from './ad-structure.ts';
import { isCity } from './city-names.ts';
import { cleanCompany } from './company-names.ts';
import { lowercaseNames } from './company-lowercase.ts';
import {
  aboutCompany,
  commonNoun,
  department,
  fileName,
  goesOn,
  hasVerb,
  institution,
  legalName,
  menuRow,
  navigation,
  notCompanies,
  notWhole,
  privatePerson,
  rating,
  senderAlone,
  senderLine,
  siteLike,
  spoken,
  subject,
  told,
} from './company-phrases.ts';
import type { Found } from './found.ts';
import { hasJobNoun } from './job-nouns.ts';
import { isProper, signedCompanies } from './company-signs.ts';
import { isLabel, type LabeledValue } from './labeled-values.ts';
import { isHeading, isSameName, lineKind, mayBeCompany, namesBusiness } from './line-kinds.ts';
import { isPersonName } from './person-names.ts';
import { mayBePlace, streetAddress } from './place-forms.ts';
import { compact, fitToSlug, namesOfSlug, slugsIn } from './names-of-addresses.ts';

interface CompanyOptions {
  readonly title: Found<string> | undefined;
  readonly labeled: readonly LabeledValue[];
  /** The address of the page, null if unknown. */
  readonly address: string | null;
  readonly structure: AdStructure;
}

/** Sites whose addresses contain the employer: as the first folder, or as the first part of the host. */
function slugOf(address: string | null): string {
  if (address === null || !URL.canParse(address)) return '';
  const { hostname, pathname } = new URL(address);
  if (/(?:lever\.co|ashbyhq\.com|greenhouse\.io|smartrecruiters\.com)$/.test(hostname))
    return pathname.split('/')[1] ?? '';
  if (/myworkdayjobs\.com$/.test(hostname)) return hostname.split('.')[0] ?? '';
  return /(?:linkedin|indeed|glassdoor|stepstone|infojobs|francetravail|apec|hellowork|jobs\.ch|karriere)/.test(
    hostname,
  )
    ? ''
    : (hostname.replace(/^(?:www|careers|jobs|karriere)\./, '').split('.')[0] ?? '');
}

interface Scored {
  readonly value: string;
  readonly line: number;
  readonly score: number;
}

/** Whether a name says that it is no person's. */
const isOrganization = (name: string): boolean => mayBeCompany(name) || namesBusiness(name) || institution.test(name);

/** The index of the line at which the head ends: its first sentence. */
function headEndOf(lines: readonly AdLine[]): number {
  const end = lines.findIndex(
    ({ text }, line) => line >= 1 && (text.length > 90 || (text.length > 60 && lineKind(text) === 'sentence')),
  );
  return Math.min(end < 0 ? 30 : end, 30);
}

/**
 * Finds the employer by rules: under a label, beside the title, or where the text speaks of it. The model of companies
 * (`heads/find-head.ts`) takes the result as one opinion among others.
 */
export function findCompany(
  lines: readonly AdLine[],
  { title, labeled, address, structure }: CompanyOptions,
): Found<string> | undefined {
  const candidates: Scored[] = [];
  const headEnd = headEndOf(lines);
  const isMessage = structure.senders.length > 0 || lines.slice(0, 12).some(({ text }) => senderAlone.test(text));
  const writers = new Set(structure.senders.map(({ name }) => compact(name)));
  const add = (text: string, line: number, score: number, isLowercase = false): void => {
    const value = cleanCompany(text);
    if (
      value.length < 2 ||
      value.length > 80 ||
      notCompanies.test(value) ||
      /\d{4}/.test(value) ||
      spoken.test(value) ||
      department.test(text) ||
      commonNoun.test(value) ||
      navigation.test(text) ||
      isSiteName(value) ||
      fileName.test(value) ||
      (!isLowercase && !/^[\p{Lu}\d]/u.test(value)) ||
      !/\p{L}{2}/u.test(value) ||
      /^[A-Z]{1,3}-?\d+$/.test(value) ||
      /^[A-Z]{2}(?: ?[|/] ?[A-Z]{2})*$/.test(text) ||
      /[,:!?]$/.test(text.trim()) ||
      /\p{L} \d{5}$/u.test(value) ||
      (streetAddress.test(value) && !mayBeCompany(value)) ||
      (writers.has(compact(value)) && !isOrganization(value))
    )
      return;
    if (!mayBeCompany(value) && lineKind(value) === 'chip') return;
    if (title && (isSameName(value, title.value) || value.includes(title.value))) return;
    candidates.push({
      value,
      line,
      score: score - (line > 12 && isPersonName(value) && !mayBeCompany(value) && !namesBusiness(value) ? 1.5 : 0),
    });
  };
  const isFact = lines
    .slice(0, 40)
    .map(({ text }) => isCity(text) || ['pay', 'place', 'date', 'status', 'chip', 'number'].includes(lineKind(text)));
  /** The lines from the title to another, without those that state facts between them. */
  const distanceOf = (line: number): number => {
    if (!title) return 99;
    const [from, to] = [Math.min(line, title.line), Math.max(line, title.line)];
    const facts = isFact.slice(from + 1, to).filter(Boolean).length;
    return Math.sign(line - title.line) * (to - from - Math.min(facts, 4));
  };
  for (const { text, line } of labeled)
    if (lineKind(cleanCompany(text)) === 'other') add(text, line, line < 40 ? 5 : 3);
  for (const [line, { text, isPoint }] of lines.entries()) {
    const sender = senderLine.exec(text)?.[1];
    if (sender !== undefined && isOrganization(sender) && !siteLike.test(sender)) add(sender, line, 2);
    if (structure.isHeader(line)) continue;
    const below = lines[line + 1]?.text ?? '';
    if (aboutCompany.test(text) && lineKind(cleanCompany(below)) === 'other' && !isLabel(below))
      add(below, line + 1, 4);
    for (const [score, pattern] of told) {
      const found = pattern.exec(text.replaceAll('*', ''))?.[1];
      // A recruiter's message names the employer in a sentence, and the agency everywhere else.
      const ofClient = isMessage && score === 4 ? 3 : 0;
      if (found !== undefined && !privatePerson.test(found))
        add(found, line, score + ofClient - (isCity(found) || isCity(found.split('-')[0] ?? '') ? 4 : 0));
    }
    const distance = distanceOf(line);
    const isNear = Math.abs(distance) <= 3;
    const [first = ''] = text.split(/ [·•|] | {2,}|\t/);
    if (goesOn.test(below) && lineKind(first) === 'other' && !hasJobNoun(first)) add(first, line, 4);
    // The way to a page begins with the site whose page it is.
    const [site = ''] = text.split(/ [›>»] /);
    if (site !== text && isOrganization(site)) add(site, line, 3);
    if (
      (line < headEnd || Math.abs(distance) < 2) &&
      lineKind(first) === 'other' &&
      !isPoint &&
      !isLabel(text) &&
      !isSiteName(text) &&
      !isSiteName(first) &&
      (!isHeading(first) || mayBeCompany(first)) &&
      !menuRow.test(text) &&
      !hasVerb.test(first) &&
      first.length <= 70
    ) {
      const beside = distance === 1 ? 3 : distance === -1 ? 2.5 : isNear ? 1.5 : 0.5;
      add(
        first,
        line,
        beside +
          (mayBeCompany(first) || institution.test(first) ? 3 : namesBusiness(first) && !hasJobNoun(first) ? 1.5 : 0) +
          (rating.test(below) ? 3 : 0) +
          (line === 0 ? (first.includes(' ') && isProper(first) ? 2 : 1) : 0) -
          (isCity(first) ? 4 : 0) -
          (siteLike.test(text) ? 3 : 0) -
          (structure.isMenu(line) && line > 0 && Math.abs(distance) > 1 ? 1.5 : 0) -
          (hasJobNoun(first) && !mayBeCompany(first) && !institution.test(first) ? 2 : 0) -
          (structure.isSignature(line) ? 1 : 0) -
          (mayBePlace(first) && distance > 1 ? 0.5 : 0),
      );
    }
  }
  for (const [line, { text }] of lines.entries())
    for (const [, found = ''] of text.matchAll(legalName)) add(found, line, structure.isSignature(line) ? 2 : 3);
  for (const { value, line, score } of signedCompanies(lines, structure)) add(value, line, score);
  for (const [line, { text, isPoint }] of lines.slice(0, 40).entries()) {
    const name = isPoint || structure.isHeader(line) ? undefined : subject.exec(text)?.[1];
    if (name !== undefined && !hasJobNoun(name) && lines.filter((each) => each.text.includes(name)).length > 1)
      add(name, line, 1.5);
  }
  const slug = compact(slugOf(address));
  for (const [index, each] of [slug, ...slugsIn(lines)].entries())
    if (each.length > 2)
      for (const { value, line } of namesOfSlug(lines, each))
        add(
          value,
          line,
          (index === 0 ? 3 : value.includes(' ') ? 2.5 : 2) - (siteLike.test(lines[line]?.text ?? '') ? 1.5 : 0),
          /^\p{Ll}/u.test(value),
        );
  for (const { value, line } of lowercaseNames(lines)) add(value, line, 4, true);
  return bestOf(candidates, lines, slug);
}

/** Words that a longer name of the same employer adds. */
const onlyForm = /^,? ?(?:GmbH(?: & Co\.? ?KG)?|AG|SE|KG|Inc\.?|LLC|Ltd\.?|S\.?A\.?S?\.?|SARL|S\.?L\.?U?\.?)$/u;

/** Chooses the name that most of the text speaks for. */
function bestOf(candidates: readonly Scored[], lines: readonly AdLine[], slug: string): Found<string> | undefined {
  const body = foldLine(lines.map(({ text }) => text).join(' \n '));
  const mentionsOf = (value: string): number => body.split(foldLine(value)).length - 1;
  /** Whether a name is that of a thing that is named after another candidate: `Fen County Courthouse`. */
  const isThingOf = (long: string): boolean =>
    candidates.some(({ value }) => long.startsWith(`${value} `) && notWhole.test(long.slice(value.length)));
  const scored = candidates.map((candidate): Scored => {
    const key = compact(candidate.value);
    const same = candidates.filter(({ value, line }) => line !== candidate.line && compact(value) === key);
    const kin = candidates.filter(
      ({ value, line }) =>
        line !== candidate.line &&
        compact(value) !== key &&
        key.startsWith(compact(value)) &&
        compact(value).length > 3,
    );
    return {
      ...candidate,
      score:
        candidate.score +
        Math.min(
          6,
          same.reduce((sum, { score }) => sum + Math.min(score, 3), 0),
        ) +
        Math.min(
          3,
          kin.reduce((sum, { score }) => sum + Math.min(score, 2) * 0.7, 0),
        ) +
        Math.min(2, (mentionsOf(candidate.value) - 1) * 0.7) +
        fitToSlug(candidate.value, slug) -
        (isThingOf(candidate.value) ? 3 : 0),
    };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score || one.line - other.line);
  if (best === undefined || best.score < 2) return undefined;
  // The whole name says more than a part of it: `Mercy Ridge Medical Center` and not `Mercy Ridge`.
  const part = ` ${foldLine(best.value)} `;
  const isAlone = candidates.some(
    ({ value, line }) => isSameName(value, best.value) && isSameName(lines[line]?.text ?? '', value),
  );
  const [whole] = scored
    .filter(
      ({ value, score }) =>
        value.length > best.value.length &&
        !/ [–—-] /.test(value) &&
        !notWhole.test(value) &&
        value.length <= 60 &&
        ` ${foldLine(value).replace(/,/g, ' ')} `.includes(part) &&
        !(isAlone && onlyForm.test(value.slice(best.value.length))) &&
        score >= Math.max(2, best.score - (mentionsOf(value) > 1 ? 9 : 6)),
    )
    .toSorted((one, other) => other.score - one.score);
  return withoutArticle(withoutPossessive(withoutForm(whole ?? best, body), lines), lines);
}

/** Removes a legal form after a comma that the text leaves away elsewhere: `Arpège & Lex, SAS`. */
function withoutForm(best: Found<string>, body: string): Found<string> {
  const bare = best.value.replace(/, (?:SAS|SASU|SARL|SA|S\.A\.S?|S\.L\.U?|LLC|LLP|Ltd\.?|Inc\.?)$/u, '');
  return bare !== best.value && body.split(foldLine(bare)).length > 2 ? { ...best, value: bare } : best;
}

/** Removes the ending of a possessor if the text has the name without it. */
function withoutPossessive(best: Found<string>, lines: readonly AdLine[]): Found<string> {
  const bare = best.value.replace(/['’]s$/u, '');
  const isBare = lines.some(({ text }) => text.includes(`${bare} `));
  return bare !== best.value && isBare ? { ...best, value: bare } : best;
}

/** Removes an article that only a sentence puts before the name. */
function withoutArticle(best: Found<string>, lines: readonly AdLine[]): Found<string> {
  const bare = best.value.replace(/^(?:The|La|Le|Les|El|Die|Der|Das) /u, '');
  const isName = bare !== best.value && lines.some(({ text }) => text.startsWith(bare));
  return isName ? { value: bare, line: best.line } : { value: best.value, line: best.line };
}
