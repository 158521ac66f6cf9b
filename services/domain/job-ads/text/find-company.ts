import { foldLine, isSiteName, type AdLine } from './ad-lines.ts';
import { isCity } from './city-names.ts';
import type { Found } from './found.ts';
import { isLabel, type LabeledValue } from './labeled-values.ts';
import { compact, namesOfSlug, slugsIn } from './names-of-addresses.ts';
import { isSameName, lineKind, mayBeCompany, mayBePlace, placeByForm } from './line-kinds.ts';

const start = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*";
const more = `(?: (?:${start}|&|and|of|the|for|und|für|de|du|des|la|le|les|del|y|et|\\+|\\d+))`;
const name = `(${start}${more}{0,6})`;

/** Sentences that name the employer, with how much they say. */
const told: readonly (readonly [number, RegExp])[] = [
  [6, /^(?:company logo for,? |logo (?:of|de|von) )(.{2,70})$/iu],
  [6, /^(.{2,70}?)(?:['’]s)?(?: company| [–—-])? logo$/iu],
  [4, /^\p{L}.{2,80}? (?:at|@|bei|chez) (\p{Lu}[\p{L}\p{N}&.'’ -]{1,60})$/u],
  [4, new RegExp(`${name} (?:is an|is proud to be an|provides|is committed to)(?: \\p{L}+)? equal`, 'u')],
  [
    4,
    new RegExp(
      `^(?:The )?${name},? (?:is|are) (?:now |currently |actively )?(?:hiring|looking for|seeking|recruiting|searching)`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      `${name}(?:,[^,.]{3,80},)? (?:sucht|recherche|recrute|busca|selecciona|solicita|contrata|requiere|precisa|incorpora|necesita)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `^(?:About|Über|À propos de|A propos de|Sobre|Life at|Why|Working at|Join|Who is|Benefits at|Das ist|Qui est|Découvrez) ${name}\\??$`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `(?:^|[.!?] )(?:At|Bei|Bei der|Bei den|Beim|Chez|En|Here at) ${name},? (?:we|you|our|everyone|arbeiten|sind|bauen|machen|nous|on|vous|creemos|trabajamos|buscamos)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    2,
    new RegExp(
      `^(?:The |Die |Das |Der |La |L['’]|Le |El )?${name}(?:,[^.]{3,60},)? (?:is an?|is the|was founded|has been|runs|builds|makes|designs|helps|provides|operates|owns|serves|offers|employs|ist|betreibt|entwickelt|baut|plant|est|accompagne|conçoit|gère|es una?|desarrolla|diseña|cuenta)(?!\\p{L})`,
      'u',
    ),
  ],
  [2, new RegExp(`© ?(?:20\\d\\d)?,? ?${name}`, 'u')],
  [
    2,
    new RegExp(
      `(?:Interested in working (?:at|for)|working (?:at|for)|Apply (?:to|at)|career at|team at|at|for) ${name}[.!?]?$`,
      'u',
    ),
  ],
];
/** A heading of a site above the name of the employer. */
const aboutCompany =
  /^(?:about the company|company overview|über das unternehmen|entreprise|à propos de l['’]entreprise|acerca de la empresa|sobre la empresa|arbeitgeber|employeur|client)$/iu;

/** A row of links: `Schools | Parents | Careers`, or the path to the page. */
const navigation = / \| .* \| | [>»›] | \/ .* \/ | {2,}\S.* {2,}\S/u;

/** An article before a common noun: `le poste`, `die Stelle`. */
const commonNoun = /^(?:[Ll]es?|[Ll]as?|[Ee]l|[Ll]os|[Uu]nd|[Ii]n|[Ff]ür|[Ff]or) \p{Ll}/u;

const notCompanies =
  /^(?:commune de |\d+ stellen|the (?:role|team|job|company|position|work|opportunity|successful|ideal|person|details|district|following|base|hours|pay|annual|salary|candidate|office|kitchen|school|hospital)|this|we|our|you|your|it|he|she|they|there|that|us|what|who|how|if|in|as|for|with|at|wir|sie|ihre?|du|nous|vous|notre|nuestra|nuestro|job|role|position|candidate|applicants?|linkedin|indeed|glassdoor|workday|stepstone|smartrecruiters|greenhouse|lever|ashby|infojobs|france travail|apec|hellowork|welcome to the jungle|jobs\.ch|equal|opportunity|employer|work|team|description|responsibilities|requirements|monday|bachelor|experience|all|department|engineering|full|part|what|benefits?|similar|unternehmen|company|entreprise|empresa|stelle|poste|puesto|rolle|morning|hallo|hi|hello|dear|good|liebe|commune de \d|\d+ |an?|location|current|idealerweise|se|sas|sap|home|about|required|preferred|nice|open|news|deutsch|idioma|english|beispiel\p{L}*|lifeguard|sr|wesentliche|vollständige|qualifikationen|estudios|your|see|good)(?:\s|$|['’])/iu;

interface CompanyOptions {
  readonly title: Found<string> | undefined;
  readonly labeled: readonly LabeledValue[];
  /** The address of the page, null if unknown. */
  readonly address: string | null;
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

/** Removes the place after a dash: `Levain — Lyon, France`. */
function withoutPlaceAfter(text: string): string {
  const [first = '', rest, ...more] = text.split(/ [—–] /);
  return rest !== undefined && more.length === 0 && (placeByForm(rest) !== undefined || isCity(rest)) ? first : text;
}

const clean = (text: string): string =>
  withoutPlaceAfter(text)
    .replace(/\s{2,}.*$| [·•|] .*$| \/$/u, '')
    .replace(/^>+ ?|^logo (?:of|de|von) | [–—-] (?:trabaja con nosotros|logo|karriere|careers|jobs)$/giu, '')
    .replace(/\s*\(?(?:\d[.,]\d)(?: (?:out of 5|von 5|sur 5|★).*)?\)?$/u, '')
    .replace(/(?<!\b(?:Inc|Co|Ltd|Corp|Bros|St|S\.A|S\.L|e\.V))\.$/u, '')
    .replace(/[\s,|·•(]+$/u, '')
    .replace(/ by 2x$/u, '')
    .replace(/^Die (?=.* (?:GmbH|AG|eG|KG|SE)$)/u, '')
    .replace(/^The (?=(?:City|Town|County|University|Village|Borough|Diocese) of )/u, '')
    .trim();

/** A name with the legal form of a company, anywhere. */
const legalName = new RegExp(
  `((?:${start}|\\d+)(?: (?:${start}|&|\\+|und|et|y|of|de|la|für))*,? (?:GmbH(?: & Co\\.? ?KG)?|gGmbH|mbH|AG|e\\. ?V\\.|e\\. ?K\\.|KG|SE|Inc\\.?|LLC|LLP|Ltd\\.?|plc|S\\.L\\.(?:U\\.)?|S\\.A\\.(?:U\\.)?|SAS|SARL|ASBL|Corp\\.|PartG mbB|eG|gUG|SCOP|SCIC|EI|SpA|S\\.A\\.S\\.))(?![\\p{L}])`,
  'gu',
);
/** The index of the line at which the head ends: its first sentence. */
function headEndOf(lines: readonly AdLine[]): number {
  const end = lines.findIndex(
    ({ text }, line) => line >= 1 && (text.length > 90 || (text.length > 60 && lineKind(text) === 'sentence')),
  );
  return Math.min(end < 0 ? 30 : end, 30);
}

/** Returns the names that the text tells to be the employer's. */
export const employersIn = (lines: readonly AdLine[]): readonly string[] =>
  lines.flatMap(({ text }) =>
    told.flatMap(([score, pattern]) => {
      const found = pattern.exec(text)?.[1];
      return found === undefined || score < 3 ? [] : [clean(found)];
    }),
  );

/** Things that are named after an employer. */
const notWhole =
  /\b(?:logo|agreement|award|aquatic|scholarship|policy|handbook|network|academy|campus|app|portal|trabaja|ctra)\b/iu;

/** Finds the employer: under a label, beside the title, or where the text speaks of it. */
export function findCompany(
  lines: readonly AdLine[],
  { title, labeled, address }: CompanyOptions,
): Found<string> | undefined {
  const candidates: Scored[] = [];
  const headEnd = headEndOf(lines);
  const add = (text: string, line: number, score: number): void => {
    const value = clean(text);
    if (
      value.length < 2 ||
      value.length > 80 ||
      notCompanies.test(value) ||
      commonNoun.test(value) ||
      navigation.test(text) ||
      !/^[\p{L}\d]/u.test(value) ||
      !/\p{L}{2}/u.test(value) ||
      /^[A-Z]{1,3}-?\d+$/.test(value)
    )
      return;
    if (title && isSameName(value, title.value)) return;
    candidates.push({ value, line, score });
  };
  for (const { text, line } of labeled) if (lineKind(clean(text)) === 'other') add(text, line, 5);
  for (const [line, { text, isPoint }] of lines.entries()) {
    const below = lines[line + 1]?.text ?? '';
    if (aboutCompany.test(text) && lineKind(clean(below)) === 'other' && !isLabel(below)) add(below, line + 1, 4);
    for (const [score, pattern] of told) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) add(found, line, score);
    }
    const isNear = title !== undefined && Math.abs(line - title.line) <= 3;
    const [first = ''] = text.split(/ [·•|] /);
    const kind = lineKind(first);
    if (
      line < Math.max(headEnd, (title?.line ?? 0) + 2) &&
      kind === 'other' &&
      !isPoint &&
      !isLabel(text) &&
      !isSiteName(text) &&
      first.length <= 70
    ) {
      const distance = title ? line - title.line : 99;
      const beside = distance === 1 ? 3 : distance === -1 ? 2.5 : isNear ? 1.5 : 0.5;
      add(
        first,
        line,
        beside +
          (mayBeCompany(first) ? 3 : 0) -
          (isCity(first) ? 4 : 0) -
          (mayBePlace(first) && distance > 1 ? 0.5 : 0),
      );
    }
  }
  for (const [line, { text }] of lines.entries())
    for (const [, found = ''] of text.matchAll(legalName)) add(found, line, 3);
  const slug = compact(slugOf(address));
  for (const [index, each] of [slug, ...slugsIn(lines)].entries())
    if (each.length > 3) for (const { value, line } of namesOfSlug(lines, each)) add(value, line, index === 0 ? 3 : 2);
  const body = foldLine(lines.map(({ text }) => text).join(' \n '));
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
    const mentions = body.split(foldLine(candidate.value)).length - 1;
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
        Math.min(2, (mentions - 1) * 0.7) +
        (slug.length > 2 && (key.startsWith(slug) || slug.startsWith(key)) ? 4 : 0),
    };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score || one.line - other.line);
  if (process.env['DEBUG_ADS'])
    console.log(
      scored
        .toSorted((one, other) => other.score - one.score)
        .slice(0, 5)
        .map((e) => `${e.value} ${e.score.toFixed(1)} @${e.line}`)
        .join(' | '),
    );
  if (best === undefined || best.score < 2) return undefined;
  // The whole name says more than a part of it: `Mercy Ridge Medical Center` and not `Mercy Ridge`.
  const part = ` ${foldLine(best.value)} `;
  const [whole] = scored
    .filter(
      ({ value, score }) =>
        value.length > best.value.length &&
        !notWhole.test(value) &&
        value.length <= 60 &&
        ` ${foldLine(value)} `.includes(part) &&
        score >= Math.max(2, best.score - 6),
    )
    .toSorted((one, other) => other.score - one.score);
  return whole ?? best;
}
