import { type AdLine, adLinesOf, foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { SectionLine } from '../../../../shared/matching/ad-text/section-line.ts';
import { sectionLinesOf } from '../../../../shared/matching/ad-text/sections.ts';
import { parseWebLink } from '../../../../shared/documents/text/web-link.ts';

/** What an ad says about the company, in its own words; null for what it does not say. */
export interface CompanyFacts {
  /** How many people work there: `51-200 employees`. */
  readonly size: string | null;
  readonly industry: string | null;
  /** The address of its website. */
  readonly website: string | null;
}

const people =
  '(?:employees|staff members|Mitarbeit(?:er(?:innen)?|ende[rn]?)|Beschäftigten?|salariés|collaborateurs|empleados|trabajadores)';
const number = "(?:\\d{1,3}(?:[.,'’\u00A0\u202F ]\\d{3})+|\\d{1,6})";
/** A class of sizes, as sites show them; whatever else an ad counts is one number. */
const sizeClass = new RegExp(
  `(?<![\\p{L}\\d][.,]?)${number}(?:\\+|\\s?(?:[-–]|à|bis|to|a)\\s?${number})\\s?${people}`,
  'u',
);
const sizeNumber = new RegExp(`(?<![\\p{L}\\d][.,]?)${number}\\s?${people}`, 'u');

/** Words before a number of people who are not all that work there: `Führung von 58 Mitarbeitenden`. */
const ofOthers =
  /(?<!\p{L})(?:\p{L}*führung|leitung|leiten|lead|manage|supervise|support|for|für|von|with|over|than|to|at least|customers|clients|companies|organi[sz]ations?|team|encadr\p{L}*|équipe|pour|de plus de|a más de|equipo)(?!\p{L})[^.;]{0,24}$/iu;

const longestValue = 80;
const separators = /[·•|]|\s{2}/u;
const isCount = (text: string): boolean => /\d|linkedin|followers|abonnés|follower/i.test(text);

function sizeIn({ text, part }: SectionLine): string | undefined {
  if (part !== 'other' && part !== 'offers') return undefined;
  const one = sizeNumber.exec(text);
  return one === null || ofOthers.test(text.slice(0, one.index)) ? undefined : one[0];
}

/** The kind of business that a site shows before the number of employees: `Hospitality · 51-200 employees`. */
function industryBeside(text: string): string | undefined {
  const size = sizeClass.exec(text);
  if (size === null) return undefined;
  const pieces = text.slice(0, size.index).split(separators);
  return pieces
    .map((piece) => piece.slice(piece.indexOf(':') + 1).trim())
    .findLast((piece) => piece.length > 2 && piece.length <= longestValue && !isCount(piece));
}

const labels = {
  size: /^(?:company size|size|unternehmensgröße|mitarbeiterzahl|anzahl mitarbeiter|taille(?: de l'entreprise)?|effectif|tamaño(?: de la empresa)?)$/iu,
  industry: /^(?:industry|industries|sector|branche|secteur(?: d'activité)?|industria)$/iu,
  website: /^(?:website|web ?site|homepage|webseite|site (?:web|internet)|sitio web|página web|web)$/iu,
} as const;

/** Returns what stands under or behind a label. */
function labeled(lines: readonly AdLine[], label: RegExp): string | undefined {
  for (const [index, { text }] of lines.entries()) {
    const [, name = text, value] = /^([^:：]{3,40}?)\s?[:：]\s*(\S.*)$/u.exec(text) ?? [];
    if (!label.test(name.trim().replace(/[’‘]/g, "'"))) continue;
    const found = value ?? lines[index + 1]?.text;
    if (found !== undefined && found.length <= longestValue) return found;
  }
  return undefined;
}

/** The heading of a site's own description of the company, which may stand below the end of the ad. */
const aboutCompany =
  /^(?:about the company|über das unternehmen|à propos de l['’]entreprise|acerca de la empresa|sobre la empresa)$/imu;
const longestAbout = 600;

function linesOf(pasted: string): readonly AdLine[] {
  const about = aboutCompany.exec(pasted);
  const lines = adLinesOf(pasted);
  return about === null ? lines : [...adLinesOf(pasted.slice(about.index, about.index + longestAbout)), ...lines];
}

/** Finds what an ad says about the company besides what it offers. */
export function findCompanyFacts(pasted: string): CompanyFacts {
  const lines = linesOf(pasted);
  const sections = sectionLinesOf(pasted);
  const labeledSize = labeled(lines, labels.size);
  const classes = lines.flatMap(({ text }) => {
    const one = sizeClass.exec(text);
    return one === null || ofOthers.test(text.slice(0, one.index)) ? [] : one[0];
  });
  const size =
    (labeledSize !== undefined && /\d/.test(labeledSize) ? labeledSize : undefined) ??
    classes[0] ??
    sections.map(sizeIn).find((each) => each !== undefined);
  const industry =
    labeled(lines, labels.industry) ?? lines.map(({ text }) => industryBeside(text)).find((each) => each !== undefined);
  const website = labeled(lines, labels.website);
  return {
    size: size?.trim() ?? null,
    industry: industry === undefined || isCount(industry) || foldLine(industry).length < 3 ? null : industry,
    website: website === undefined ? null : (parseWebLink(website) ?? null),
  };
}
