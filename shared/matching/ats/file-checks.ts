import { emailInText } from '../../importers/common/email-in-text.ts';
import { removeRunningHeaders } from '../../importers/pdf/running-headers.ts';
import { type Check, goodIf, judged } from './check.ts';
import type { Inspection } from './inspect-pdf.ts';
import { machineText } from './machine-text.ts';

/** The checks that the file alone answers, whoever made it and whatever was written. */

/** Greenhouse accepts files of up to 2.5 MB. */
const maxBytes = 2.5 * 1024 * 1024;
const minText = 50;
/** Minimum characters of a page with pictures; with fewer, its text is probably inside the pictures. */
const minTextBesidePictures = 200;

/**
 * Glyphs whose character is unknown: written as numbers, as the replacement character, or from the private use area of
 * a font.
 */
const broken = /\(cid:\d+\)|\ufffd|[\ue000-\uf8ff]/g;
/** Spaced letters such as `E X P E R I E N C E`, which are read as separate words. */
const spaced = /(?<!\S)(?:\p{L} ){4,}\p{L}(?!\S)/gu;

const visible = (text: string): number => text.replace(/\s/g, '').length;

export function checkText({ pages }: Inspection): Check<'text'> {
  const characters = visible(machineText(pages));
  return judged('text', goodIf(characters >= minText, 'problem'), { characters });
}

export function checkGlyphs({ pages }: Inspection): Check<'glyphs'> {
  const count = machineText(pages).match(broken)?.length ?? 0;
  return judged('glyphs', goodIf(count === 0, 'problem'), { count });
}

export function checkContactPlace({ pages }: Inspection): Check<'contact-place'> {
  const isLost = emailInText.test(machineText(pages)) && !emailInText.test(machineText(removeRunningHeaders(pages)));
  return judged('contact-place', goodIf(!isLost, 'problem'));
}

export function checkLetterSpacing({ pages }: Inspection): Check<'letter-spacing'> {
  const found = machineText(pages).match(spaced) ?? [];
  return judged('letter-spacing', goodIf(found.length === 0, 'problem'), { found: found.slice(0, 3).join(', ') });
}

export function checkPictures({ facts: { pictures }, pages }: Inspection): Check<'pictures'> {
  const count = pictures.reduce((sum, each) => sum + each, 0);
  const isBare = pages.some(
    (page, index) => (pictures[index] ?? 0) > 0 && visible(machineText([page])) < minTextBesidePictures,
  );
  return judged('pictures', isBare ? 'problem' : goodIf(count === 0, 'look'), { count });
}

export const checkSize = ({ facts: { bytes } }: Inspection): Check<'size'> =>
  judged('size', goodIf(bytes <= maxBytes, 'problem'), { bytes });
