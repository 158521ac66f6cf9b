import type { EmploymentType } from '../job-ad.ts';
import type { AdLine } from './ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';

const types: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'internship',
    /\b(?:intern|internship|praktikum|praktikant\w*|werkstudent\w*|(?<!(?:this|early|late|any|each|every|career|on|one|two|stop|the|a) )stage(?! (?:of|in|fright|manager|hand|crew|where|is|at|gate))|stagiaire|alternance|apprentissage|apprenticeship|becari[oa]|pr[aá]cticas|beca)\b(?! (?:for|with) (?:kids|children))/iu,
  ],
  [
    'fullTime',
    /\b(?:full.?time|vollzeit\w*|temps plein|temps complet|jornada completa|tiempo completo|plein temps|[aà] plein temps|1\.0 fte|fte: 1\.0|35 ?h(?:eures)?\b|tagsüber 38|\bL-V de 8|169 h|151,67|39 ?h(?:eures)?\b|3[5-9](?:[.,]\d+)? (?:hours|stunden|std|heures|horas)|40(?:[.,]0+)? (?:hours|stunden|std|heures|horas))/iu,
  ],
  [
    'partTime',
    /\b(?:part.?time|teilzeit\w*|temps partiel|media jornada|jornada parcial|tiempo parcial|per diem|prn)\b/iu,
  ],
  [
    'temporary',
    /\b(?:temporary|temp|seasonal|fixed.term|befristet\w*|zeitarbeit|cdd|int[eé]rim(?:aire)?|contrat [aà] dur[eé]e d[eé]termin[eé]e|saisonnier|temporal|eventual|contrato temporal|duraci[oó]n determinada|limited.term)\b/iu,
  ],
  [
    'contract',
    /\b(?:contract(?:or)?|freelance\w*|1099|c2c|w2 contract|freiberuflich\w*|aut[oó]nomo|ind[eé]pendant)\b(?! (?:type|law|management|manager|negotiat\w+|review\w*|indefinido))/iu,
  ],
  ['volunteer', /\b(?:volunteer position|volunteer role|ehrenamt\w*|b[eé]n[eé]volat|voluntariado)\b/iu],
];

/** The workload as Swiss ads state it: `80–100 %`. */
function byPercent(text: string): readonly EmploymentType[] {
  const [, low, high = low] = /(?<!\d)(\d{2,3})(?: ?[-–—/] ?(\d{2,3}))? ?%/u.exec(text) ?? [];
  if (low === undefined || Number(low) < 10) return [];
  const found: EmploymentType[] = [];
  if (Number(high) === 100) found.push('fullTime');
  if (Number(low) < 100) found.push('partTime');
  return found;
}

/** The hours of a week: fewer than 35 are part time. */
function byHours(text: string): readonly EmploymentType[] {
  const [, hours] =
    /(?<![\d.,-])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:wochenstunden|std\.?\/woche|stunden (?:pro|\/|in der) ?woche|stunden\/woche|h\/woche|hours (?:a|per|each) week|hours\/week|hrs?\/(?:wk|week)|h\/semaine|heures (?:par semaine|hebdomadaires)|h hebdo|horas semanales|h\/semana)/iu.exec(
      text,
    ) ?? [];
  if (hours === undefined) return [];
  const number = Number(hours.replace(',', '.'));
  return number >= 35 && number <= 48 ? ['fullTime'] : number >= 4 && number < 35 ? ['partTime'] : [];
}

const typesIn = (text: string): readonly EmploymentType[] =>
  types.flatMap(([type, pattern]) => (pattern.test(text) ? [type] : []));

/** Characters of a line that is a chip and not a sentence. */
const chip = 90;

/** Reads the types of employment of a job: under labels, in short lines near the top, or in a sentence about the job. */
export function findEmployment(
  lines: readonly AdLine[],
  labeled: readonly LabeledValue[],
  title: Found<string> | undefined,
): Found<readonly EmploymentType[]> | undefined {
  const ofTitle =
    title === undefined
      ? []
      : [...typesIn(title.value), ...byPercent(lines[title.line]?.text ?? '')].map((type) => ({
          type,
          line: title.line,
        }));
  const told = labeled
    .filter(({ text }) => text.length <= chip)
    .flatMap(({ text, line }) =>
      [...typesIn(text), ...byPercent(text), ...byHours(text)].map((type) => ({ type, line })),
    );
  const short = lines
    .slice(0, 30)
    .flatMap(({ text }, line) =>
      text.length <= chip && !/[.!?]$/.test(text) ? typesIn(text).map((type) => ({ type, line })) : [],
    );
  const sentence =
    /\b(?:this is an?|we offer|wir suchen|in vollzeit|position is|role is|stelle|poste|puesto|contrat|is a (?:full|part))\b/iu;
  const later = lines.flatMap(({ text }, line) =>
    sentence.test(text) || (text.length <= chip && /full.?time|part.?time|vollzeit|teilzeit/iu.test(text))
      ? typesIn(text).map((type) => ({ type, line }))
      : [],
  );
  const isIntern = [...ofTitle, ...told].some(({ type }) => type === 'internship');
  const hours = lines.flatMap(({ text }, line) => byHours(text).map((type) => ({ type, line })));
  const found = [[...told, ...ofTitle], short, later, hours]
    .map((each) => each.filter(({ type }) => type !== 'internship' || isIntern))
    .find((each) => each.length > 0);
  const [first] = found ?? [];
  return found && first && { value: [...new Set(found.map(({ type }) => type))], line: first.line };
}
