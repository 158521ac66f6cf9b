import type { EmploymentType } from '../job-ad.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';

const types: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'internship',
    /\b(?:intern|internship|praktikum|praktikant\w*|werkstudent\w*|(?<!(?:this|early|late|any|each|every|career|on|one|two|stop|the|a) )stage(?! (?:of|in|fright|manager|hand|crew|where|is|at|gate))|stagiaire|alternance|apprentissage|apprentie?|apprenticeship|becari[oa]|pr[aá]cticas|beca)\b(?! (?:for|with) (?:kids|children))/iu,
  ],
  [
    'fullTime',
    /\b(?:full.?time|vollzeit\w*|temps plein|temps complet|jornada completa|tiempo completo|plein temps|[aà] plein temps|1\.0 fte|fte: 1\.0|35 ?h(?:eures)?\b|169 h|151,67 ?h|39 ?h(?:eures)?\b|3[5-9](?:[.,]\d+)? (?:hours|stunden|std|heures|horas)|40(?:[.,]0+)? (?:hours|stunden|std|heures|horas))/iu,
  ],
  [
    'partTime',
    /\b(?:part.?time|teilzeit\w*|temps partiel|media jornada|jornada parcial|tiempo parcial|jornada de tarde|tiempo parcial|mi-temps|minijob\w*|minijobs|halbtags|per diem(?! (?:for|of|allow|pay|rate|travel))|prn)\b/iu,
  ],
  [
    'temporary',
    /\b(?:temporary|temp|seasonal|fixed.term|befristet\w*|zeitarbeit|cdd|int[eé]rim(?:aire)?|contrat [aà] dur[eé]e d[eé]termin[eé]e|saisonnier|temporal|temporada|interinidad|interino|seasonal|saison\p{L}*|fixed.period|eventual|contrato temporal|duraci[oó]n determinada|limited.term)\b/iu,
  ],
  [
    'contract',
    /\b(?:(?<!(?:day|employment|union|collective|teacher|this|the|our|a new|support|under|labor|labour) )contract(?:or)?|freelance\w*|1099|c2c|w2 contract|freiberuflich\w*|aut[oó]nomo|ind[eé]pendant)\b(?! (?:type|law|management|manager|negotiat\w+|review\w*|indefinido))/iu,
  ],
  ['volunteer', /\b(?:volunteer position|volunteer role|ehrenamt\w*|b[eé]n[eé]volat|voluntariado)\b/iu],
];

/** Characters of a line that is a chip and not a sentence. */
const chip = 90;

/** The workload as Swiss ads state it: `80–100 %`. */
function byPercent(text: string): readonly EmploymentType[] {
  const [, low, high = low] = /(?<!\d)(\d{2,3})(?: ?[-–—/] ?(\d{2,3}))? ?%/u.exec(text) ?? [];
  if (low === undefined || Number(low) < 10) return [];
  const found: EmploymentType[] = [];
  if (Number(high) === 100) found.push('fullTime');
  if (Number(low) < 100) found.push('partTime');
  return found;
}

/** A workload after its label without a colon: `Pensum 80–100 %`. */
const workload = /^(?:pensum|arbeitspensum|beschäftigungsgrad|workload|taux(?: d['’](?:activité|occupation))?)\b/iu;

/** What a label of hours says alone: `Jornada: completa`. */
const alone: readonly (readonly [EmploymentType, RegExp])[] = [
  ['fullTime', /^(?:complet[ao]?|voll|full)(?!\p{L})/iu],
  ['partTime', /^(?:parcial|partiel|part|media)(?!\p{L})/iu],
];
const aloneIn = (text: string): readonly EmploymentType[] =>
  alone.flatMap(([type, pattern]) => (pattern.test(text) ? [type] : []));

/** Hours with the week or the days for which they are. */
const weeklyHours =
  /(?<![\d.,:-])(\d{1,2}(?:[.,:]\d{1,2}|h\d{2})?)(?: ?(?:-|–|to|bis|à|a|y|and|und|et) ?(\d{1,2}(?:[.,]\d{1,2})?))? ?-? ?(?:h|hrs?|hours?|std\.?|stunden|heures|horas)?(?: ?[/-] ?| (?=semanal|hebdo|weekly|wöchentlich)| (?:a|per|each|every|pro|die|in der|je|par|la|a la|por|over|sur|en|auf|in|an) (?:\d|two|three|four|five|six|zwei|drei|vier|fünf|dos|tres|cuatro|cinco)? ?)?(?:week|wk|woche|wochenstunden|stunden-woche|semaine|sem\.?|semana|hebdo\p{L}*|semanales|weekly|wöchentlich|days|tage|jours|d[ií]as)(?!\p{L})/giu;
/** A line of a list that begins with hours as they are for a week. */
const hoursLine = /^(3[5-9]|4[0-5])(?:[.,]\d{1,2})? ?(?:h|hrs|hours|std\.?|stunden|heures|horas)(?:,|;|$| )/iu;

/** Hours in a line that speaks of a week: `Vier-Tage-Woche (Mo–Do, 38 h)`; or German ones of a job: `mit 30 Stunden`. */
const hoursBeside =
  /(?:woche|week|semana|semaine).{0,40}?(?<![\d.,:–-])(\d{2}(?:[.,]\d{1,2})?) ?(?:h|hrs?|hours|std|stunden|horas|heures)(?!\p{L})|^mit (\d{2}(?:,\d{1,2})?) (?:Wochens|S)tunden|\bcd[id]\b.{0,20}?(?<![\d.,:–-])(\d{2}) ?h(?!\p{L}|\d)/iu;
/** `(32–40 h)` after a title. */
const bracketed = /\((\d{2})(?: ?[–-] ?(\d{2}))? ?(?:h|hrs|hours|std\.?|stunden|heures|horas)\)/iu;
const typeOf = (hours: number): readonly EmploymentType[] =>
  hours >= 35 && hours <= 50 ? ['fullTime'] : hours >= 4 && hours < 35 ? ['partTime'] : [];

const hourWords = /(?:h|std|stunden|hours|horas|heures|hebdo|semanales)/iu;

/** The hours of a week: fewer than 35 are part time. */
function byHours(text: string, isUnderLabel = false): readonly EmploymentType[] {
  const [match] = [...text.matchAll(weeklyHours)].filter(([all]) => isUnderLabel || hourWords.test(all));
  const found = match?.[2] ?? match?.[1];
  if (found === undefined) {
    const [, low = '', high = low] = bracketed.exec(text) ?? [];
    if (low !== '') return [...new Set([...typeOf(Number(low)), ...typeOf(Number(high))])];
    const beside = text.length <= chip ? hoursBeside.exec(text) : null;
    if (beside) return typeOf(Number.parseFloat((beside[1] ?? beside[2] ?? beside[3] ?? '').replace(',', '.')));
    return text.length <= chip && hoursLine.test(text) ? ['fullTime'] : [];
  }
  return typeOf(Number.parseFloat(found.replace(',', '.')));
}

const typesIn = (text: string): readonly EmploymentType[] =>
  types.flatMap(([type, pattern]) => (pattern.test(text) ? [type] : []));

/** Whether a type says how much one works. */
const isAmount = (type: EmploymentType): boolean => type === 'fullTime' || type === 'partTime';
/** Sentences about what other people work, or about what depends on the hours. */
const aboutOthers =
  /\b(?:full|part).?time (?:employees?|staff|members?|team|students?|colleagues?|faculty|equivalents?|experience|caregivers?)|(?:eligib|years? of|experience|similar|also hiring|other (?:jobs|roles))|equivalent|Vollzeitstellen|pro Vollzeit|\d+ (?:full|part).?time/iu;

const isShort = (text = ''): boolean => text.length <= chip && !/[.!?]$/.test(text);

/** What the hours may become later. */
const mayBecome =
  /(?:posibilidad|möglichkeit|possibility|possibilité|évolution|option (?:to|for|auf)|opportunity to|übernahme)/iu;

/** Reads the types of employment of a job: under labels, in short lines near the top, or in a sentence about the job. */
export function findEmployment(
  lines: readonly AdLine[],
  labeled: readonly LabeledValue[],
  title: Found<string> | undefined,
): Found<readonly EmploymentType[]> | undefined {
  const ofTitle =
    title === undefined
      ? []
      : [
          ...typesIn(title.value),
          ...(isShort(lines[title.line]?.text) ? byPercent(lines[title.line]?.text ?? '') : []),
        ].map((type) => ({
          type,
          line: title.line,
        }));
  const told = labeled
    .filter(({ text }) => text.length <= chip)
    .flatMap(({ text, line }) =>
      [...typesIn(text), ...aloneIn(text), ...byPercent(text), ...byHours(text, true)].map((type) => ({ type, line })),
    );
  const short = lines
    .slice(0, 30)
    .flatMap(({ text }, line) =>
      text.length <= chip && !/[.!?]$/.test(text) && !mayBecome.test(text)
        ? typesIn(text).map((type) => ({ type, line }))
        : [],
    );
  const sentence =
    /\b(?:this is an?|we offer|wir suchen|in vollzeit|position is|role is|stelle|poste|puesto|contrat|is a (?:full|part))\b/iu;
  const later = lines.flatMap(({ text }, line) =>
    (!mayBecome.test(text) && sentence.test(text)) ||
    (text.length <= chip && /full.?time|part.?time|vollzeit|teilzeit/iu.test(text))
      ? typesIn(text).map((type) => ({ type, line }))
      : [],
  );
  const isIntern = [...ofTitle, ...told].some(({ type }) => type === 'internship');
  const hours = lines.flatMap(({ text }, line) =>
    [...byHours(text), ...(workload.test(text) ? byPercent(text) : [])].map((type) => ({ type, line })),
  );
  const anywhere = lines.flatMap(({ text }, line) =>
    text
      .split(/(?<=[^.]{3}[.!?]) (?=\p{Lu})/u)
      .filter((each) => !aboutOthers.test(each))
      .flatMap((each) => typesIn(each).filter(isAmount))
      .map((type) => ({ type, line })),
  );
  const tiers = [[...told, ...ofTitle], short, later, hours, anywhere].map((each) =>
    each.filter(({ type }) => type !== 'internship' || isIntern),
  );
  const ofTerm = tiers.find((each) => each.length > 0) ?? [];
  // A limited term says nothing about the hours.
  const isTermOnly = ofTerm.every(({ type }) => type === 'temporary' || type === 'contract');
  const ofHours = isTermOnly
    ? tiers.map((each) => each.filter(({ type }) => isAmount(type))).find((each) => each.length > 0)
    : [];
  const found = [...(ofHours ?? []), ...ofTerm];
  const [first] = found;
  return first && { value: [...new Set(found.map(({ type }) => type))], line: first.line };
}
