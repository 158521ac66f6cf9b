/** What a page or a message says of other jobs than the one of the ad. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import words from './words/other-ads.json' with { type: 'json' };

const jobs = `(?:${words.jobs.join('|')})`;
const others = `(?:${words.others.join('|')})`;
const alike = `(?:${words.alike.join('|')})`;
/** `Other jobs like this`, `Weitere Ausbildungsplätze`, `Offres qui pourraient t'intéresser`, `Otras prácticas`. */
const phrase = `(?:${others} (?:\\p{L}+ ){0,2}?${jobs}(?!\\p{L})|${jobs}(?: d'emploi| de empleo)? ${alike}|${alike} ${jobs}(?!\\p{L})|${words.phrases.join('|')})`;
const heading = new RegExp(`^(?:\\d[.)] ?)?[^\\p{L}\\d]*${phrase}[^.!?]{0,50}$`, 'u');
/** A heading whose list follows in the same line: `Weitere Jobs: Mietverwalter (40k), Buchhalter`. */
const inline = new RegExp(`(?:^|[.!?] |^\\W+)${phrase}[^.:!?]{0,40}:`, 'u');
/** A second job in a message about several: `ROLE B: Payroll Analyst`, `2) Only for your information: SAP Basis Admin`. */
const second = new RegExp(
  `^[^\\p{L}\\d]*(?:${words.numbered.join('|')}) (?:b|c|2|3|two|zwei|deux|dos)(?!\\p{L})\\W`,
  'u',
);
const aside = new RegExp(`^(?:\\W*\\d[.)])? ?(?:${words.asides.join('|')})(?!\\p{L})`, 'u');

const longestHeading = 70;
/** A list of other jobs stands at the end of a page; near the beginning, its heading is a link or a table of contents. */
const earliest = 0.4;

/** Returns the indexes of the lines that are about other jobs. */
export function otherAdLines(lines: readonly AdLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  const folded = lines.map(({ text }) => foldLine(text));
  const start = folded.findIndex(
    (text, line) => line >= lines.length * earliest && text.length <= longestHeading && heading.test(text),
  );
  const hasFirst = folded.some((text) => firstOfSeveral.test(text));
  for (const [line, text] of folded.entries()) {
    const isListed = start >= 0 && line >= start;
    if (isListed || inline.test(text) || aside.test(text) || (hasFirst && second.test(text))) found.add(line);
  }
  return found;
}
const firstOfSeveral = new RegExp(
  `^[^\\p{L}\\d]*(?:${words.numbered.join('|')}) (?:a|1|one|eins|un|uno)(?!\\p{L})\\W`,
  'u',
);
