/** The addresses and numbers in an ad, each with how surely questions and applications go there. */
import { daysIn } from '../../../../shared/documents/jobs/days-in-text.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdStructure } from './ad-structure.ts';
import { aboutData, asks, beforePhone, direct, legal, nobodys, ofHouse, others } from './contact-words.ts';
import { compact } from './names-of-addresses.ts';
import { lowercaseName, peopleIn, personBeside } from './people-in-text.ts';
import { nameBeforeAddress } from './person-names.ts';
import { streetAddress } from './place-forms.ts';

export interface Address {
  readonly text: string;
  readonly line: number;
  readonly score: number;
}

export interface PhoneNumber extends Address {
  /** Whether it has a label, or is all that its line says: enough where an ad has no other address. */
  readonly isShown: boolean;
}

export interface Around {
  readonly lines: readonly AdLine[];
  readonly company: string | null;
  readonly structure: AdStructure;
}

const emails = /(?<![\p{L}\d_.+-])[\p{L}\d_.+-]{1,64}@(?:[\p{L}\d_-]{1,63}\.)+\p{L}{2,12}(?![\p{L}\d_-])/gu;
const at = /\s?[([{]\s?(?:at|ät|arroba|arobase|@)\s?[)\]}]\s?/giu;
const dot = /\s?[([{]\s?(?:dot|punkt|point|punto|\.)\s?[)\]}]\s?/giu;

/** An address in words: `nacho arroba taller punto example`, `jobs AT ridgeline.example`. */
const spoken =
  /(?<![\w.+-])([\w.+-]+) (?:at|ät|arroba|arobase) ([\w-]+(?: (?:dot|punkt|point|punto) [\w-]+)+)(?![\w-])/giu;
const spokenAt = /(?<![\w.+-])([\w.+-]+) (?:AT|arroba|arobase) (?=(?:[\w-]+\.)+\p{L}{2,}(?![\w-]))/gu;

/** Returns a text with the addresses that it hides from machines: `jobs (at) fern (dot) example`. */
const withPlainAddresses = (text: string): string =>
  text
    .replace(at, '@')
    .replace(dot, '.')
    .replace(spoken, (_, local: string, host: string) => `${local}@${host.replace(/ \p{L}+ /gu, '.')}`)
    .replace(spokenAt, '$1@');

/** Returns the sentences of a line; titles such as `Mme.` end none. */
export const sentencesOf = (line: string): readonly string[] =>
  line.split(
    /(?<=[^.\s]{3}[.!?]|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}* \d{1,2}\.)(?<!(?:Mme|Mlle|Mrs|Prof|Sra|Srta|Lic|Sgt|Capt|Cllr|Ing|Arq|Fam|Mag|Dra|Tel|Tél|Cel)\.) (?=\(?\p{Lu})/u,
  );

/** Returns the sentence of a line that contains a piece of it. */
export const sentenceWith = (line: string, piece: string): string =>
  line.length < 60 ? line : (sentencesOf(line).find((each) => each.includes(piece)) ?? line);

/** What a sentence says that one must not do: `not the emergency number`. */
/** A remark in brackets that sends elsewhere: `(emergency line: see notice)`. */
const elsewhere = /\((?=[^()]*(?<!\p{L})(?:siehe|see|voir|v[ée]ase|nicht|not|pas|kein|no)(?!\p{L}))[^()@\d]*\)/giu;
const notThis = /(?<!\p{L})(?:not|nicht|pas|no) (?:the|die|den|der|das|le|la|les|el|los|las|al|au) \p{L}+/giu;

/** Whether a text is about another matter; questions and wishes for an accommodation often go to the same person. */
export const isAboutOthers = (text: string): boolean =>
  others.test(text.replace(notThis, '').replace(elsewhere, '')) && !/\bquestions?\b/iu.test(text);

/** Returns the sentence of a line with a piece of it, and those before it up to the one that asks to do something. */
function passageWith(line: string, piece: string): string {
  const all = sentencesOf(line);
  const at = all.findIndex((each) => each.includes(piece));
  if (line.length < 60 || at < 0) return line;
  const from = all.slice(0, at + 1).findLastIndex((each) => asks.test(each));
  return all.slice(from < 0 ? Math.max(0, at - sentencesOfPassage) : from, at + 1).join(' ');
}
/** The most sentences before an address that tell what it is for. */
const sentencesOfPassage = 3;

function scored({ lines, structure }: Around, line: number, text: string): number {
  const whole = withPlainAddresses(lines[line]?.text ?? '');
  const own = passageWith(whole, text);
  const above = lines[line - 1]?.text ?? '';
  let score = asks.test(`${above.slice(-160)} ${whole}`) ? 2 : 0;
  if (structure.isHeader(line)) score -= 1.5;
  if (aboutData.test(own) || legal.test(own)) score -= 6;
  if (ofHouse.test(own) && !asks.test(`${above.slice(-160)} ${own}`)) score -= 6;
  if (isAboutOthers(own) || (others.test(above.slice(0, 80)) && above.length < 60 && !/@|\d{4}/u.test(above)))
    score -= 6;
  return score;
}

/** Finds the email addresses of an ad; of the headers of a message, only that of its author. */
export function emailsIn(around: Around): readonly Address[] {
  const { lines, company, structure } = around;
  const letters = compact(company ?? '').slice(0, 8);
  const isHidden = (text: string, line: number): boolean =>
    structure.isHeader(line) &&
    text !== structure.author &&
    !/^\*?(?:reply-to|antwort an|répondre à|responder a)\b/iu.test(lines[line]?.text ?? '');
  return lines.flatMap((each, line) =>
    [...withPlainAddresses(each.text).matchAll(emails)]
      .map(([found]) => found)
      .filter(
        (found) =>
          !nobodys.test(found) &&
          !/@(?:lists?|listes?|listserv|groups|googlegroups)\./iu.test(found) &&
          !others.test(found.split('@')[0] ?? '') &&
          !isHidden(found, line),
      )
      .map((text): Address => {
        const isEmployer = letters.length > 3 && compact(text.split('@')[1] ?? '').includes(letters);
        return { text, line, score: scored(around, line, text) + (isEmployer ? 1.5 : 0) };
      }),
  );
}

/** Groups of digits, or a long row of them, with the code of a country. */
const phones =
  /(?<![\d/€$£.,@_-])(?<!\p{L}[-/]?)(?:(?:\(?\+\d{1,3}\)?|00\d{1,3})[ ()./-]{0,3}(?:\(0\) ?|\d[ ./-])?)?(?:\(?(?:0 )?\d{1,6}\)?[ ./–-]{1,3}(?:\d{1,8}\)?[ ./–-]{1,3}){0,12}\d{1,8}|\(?\d{2,5}\)?\d{5,9}|\d{7,12})(?![\d%€$@]|\p{L})/gu;

/** Numbers of seven digits or more in the forms of countries without a zero or plus at the beginning. */
const national = [
  /^1[ .-]\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/,
  /^\d{3}[ .-]\d{3}[ .-]\d{3,4}$/,
  /^\d{2,3} \d{3} ?\d{3}$/,
  /^\d{2} \d{4}[ -]\d{4}$/,
  /^\d{2,3} \d{3}-\d{4}$/,
  /^\d{2,3} \d{2,3} \d{2} \d{2}$/,
  /^\d{3} \d{2} \d{2} \d{2}$/,
  /^\d{5} \d{5}$/,
];
/** Eight digits, as in Hong Kong, Singapore, and Central America; elsewhere, they may be years. */
const eightDigits = /^[2-9]\d{3}[ -]\d{4}$/;
/** An amount, and no number to call: `850.000 - 950.000`. */
const amount = /^\d{1,3}(?:[.]\d{3})+(?:\s?[-–]\s?\d{1,3}(?:[.]\d{3})+)?$/;

/** The days from and to which something lasts: `7.12.–18.12`. */
const dayRange = /^\d{1,2}\.\d{1,2}\.? ?[–-] ?\d{1,2}\.\d{1,2}\.?$/;

/** Words before a number of something else. */
const reference =
  /(?<!\p{L})(?:ref|r[eé]f|req|kennziffer|siret|siren|iban|nr|lic(?:en[cs]e)?|ein|abn|acn|no|n°|nº|number|id|code|plz|postcode|zip|cif|nif|cuit|ruc|rfc|nit|ust\p{L}*|hrb|case|stellen-?nr|job-?id|offre|anuncio|annonce|kode|kod|koodi|anzeigen-?nr)(?!\p{L}).{0,12}$/iu;
const isReference = (before: string): boolean => reference.test(before) && !beforePhone.test(before);

const isFax = (before: string): boolean =>
  /(?<!\p{L})(?:(?:tele)?fax|t[eé]l[eé]c(?:op\p{L}*)?)\D{0,25}$/iu.test(before);

/** Whether a text is a number; what its line is about tells it from those of other things. */
function isPhone(
  found: string,
  before: string,
  { isBare, isAsking, isNamed }: { isBare: boolean; isAsking: boolean; isNamed: boolean },
): boolean {
  const digits = found.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || !/[1-9]/.test(digits) || /^0{2}-/.test(found)) return false;
  if (/^20\d\d[ -]/.test(found) || (amount.test(found) && !isNamed && !beforePhone.test(before))) return false;
  if (isFax(before) || isReference(before) || dayRange.test(found)) return false;
  if (isNamed || beforePhone.test(before)) return true;
  if (/\d\/\d+\/\d/.test(found)) return false;
  // A row of digits alone may be the number of anything.
  if (!/[^\d]/.test(found)) return isAsking && digits.length >= 9 && (isBare || /^0\d{9,10}$/.test(found));
  if (/^\d{3}[-.]\d{4}$/.test(found) || eightDigits.test(found)) return isAsking;
  return /^(?:\+|\(|0)/.test(found) || national.some((form) => form.test(found));
}

/** A number with the label of one of several places, or of a service: `Installation Sainte-Odile : 418 …`. */
const ofPlace =
  /(?<!\p{L})(?!(?:humaines|rh|humanos|rrhh|hh|personal\p{L}*|people|hr|recrut\p{L}*|recruit\p{L}*|reclutamiento|selecci[oó]n|secr[eé]tari\p{L}*|sekretariat|bewerb\p{L}*|candidatures?|empleo|jobs?|careers?|infos?|informations?|informaci[oó]n|renseignements?|contact\p{L}*|kontakt|auskunft|questions?|fragen|dudas|consultas|tel|t[eé]l|telefon\p{L}*|t[eé]l[eé]phone|tel[eé]fono|phone|mobil\p{L}*|m[oó]vil|celular|cell?|handy|portable|direct\p{L}*|durchwahl|desk|office|work|main|whats\p{L}*|signal|sms|fon|ruf|rufnummer|nummer|number|num[eé]ro|bureau|b[uü]ro|festnetz|fijo|fixe)\.?\s?:)\p{L}{2,}\s?:\s?\(?$/iu;

/** Whom one asks for at a number: `Hr. Gronbach jun., Tel.` */
const titleBefore =
  /(?<!\p{L})(?:Hr|Herrn?|Fr|Frau|Mrs?|Ms|Mme|Sra?|Dr)\.? \p{Lu}\p{L}+[^.;\d]{0,20}\.?,?[^;\d]{0,8}$/u;
/** Free numbers are of the whole house, or of the site. */
const freeNumber = /^(?:0 ?800|\(?1?[ -]?\(?8(?:00|88|77|66)\)?[ -]|900 \d{3})/;

/** The most letters beside a number on a line that consists of it. */
const mostBeside = 24;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Returns the first of two numbers, or a number without the hours beside it: `956 555 014 / 956 555 015`. */
function firstNumberOf(found: string): string {
  // In a short message, `2` and `4` are words: `text me 2 0491 570 737`.
  const own = found.replace(/^[24] (?=0\d)/, '');
  const parts = own.split(/ ?\/ ?| [–-] /u);
  const first = parts[0] ?? own;
  return parts.length > 1 && digitsOf(first).length >= 7 && digitsOf(own).length > 12 ? first : own;
}

/** Finds the numbers of an ad that one may call. */
export function phonesIn(around: Around): readonly PhoneNumber[] {
  const { lines, structure } = around;
  return lines.flatMap(({ text }, line) => {
    if (structure.isHeader(line)) return [];
    const days = daysIn(text);
    const bare = text.replace(emails, (each) => ' '.repeat(each.length));
    return [...bare.matchAll(phones)].flatMap(({ index, 0: all }): readonly PhoneNumber[] => {
      const found = firstNumberOf(all);
      const before = text.slice(0, index);
      const isDate = days.some(({ start, end }) => index < end && index + found.length > start);
      const hasName = lowercaseName(text, found) !== undefined;
      const isBare = text.replace(all, '').replace(/\P{L}/gu, '').length <= mostBeside;
      if (
        isDate ||
        !isPhone(found, before, {
          isBare,
          isNamed: hasName || titleBefore.test(before),
          isAsking: text !== bare || asks.test(text) || peopleIn(text).length > 0,
        })
      )
        return [];
      // What asks to call after the address makes the number another one.
      const isOfHouse = streetAddress.test(before) && !asks.test(before.slice(-25)) && !titleBefore.test(before);
      const isNamed =
        nameBeforeAddress(`${sentencesOf(before).at(-1) ?? ''}${found}`) !== undefined ||
        personBeside(sentenceWith(text, found), found) !== undefined;
      const score =
        scored(around, line, found) +
        (direct.test(before) ? 1 : /^.{0,20}$/u.test(before) && beforePhone.test(before) ? 0.5 : 0) -
        (freeNumber.test(found) && !asks.test(sentenceWith(text, found)) ? 2 : 0) +
        (isNamed ? 2 : ofPlace.test(before) && !asks.test(text) && !structure.isSignature(line) ? -2 : 0) -
        (isOfHouse ? 3 : 0);
      const isShown = score >= 0 && ((isBare && line > 1) || hasName || beforePhone.test(before));
      const whole = withExtension(found, text.slice(index + found.length));
      return [{ text: whole.replace(/^\((?![^)]*\))/, '').trim(), line, score, isShown }];
    });
  });
}

/** What one dials after a number: `ext. 14`, `extensión 104`, `poste 12`, `x 12`. */
const extension =
  /^,? ?\(?(?:ext(?:ension|ensi[óo]n)?\.?|x|anexo|int(?:erno)?\.?|poste|apparat) ?:?(?:no\.? ?)?\d{1,5}(?!\d)/iu;
const withExtension = (number: string, after: string): string =>
  `${number}${(extension.exec(after)?.[0] ?? '').replace(/^(?=x)/iu, ' ')}`;

/** Returns the address with the highest score, the last one of several. */
export const best = (addresses: readonly Address[]): Address | undefined =>
  addresses.toSorted((one, other) => other.score - one.score || one.line - other.line)[0];
