/** What stands around the ad itself: the headers and signatures of messages, the names in a chat, and menus of a site. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { lineKind } from './line-kinds.ts';
import { writerOfChannel } from './message-writers.ts';
import { isPersonName } from './person-names.ts';

export interface Sender {
  readonly name: string;
  /** Null in a chat. */
  readonly email: string | null;
}

export interface AdStructure {
  /** The people who wrote the messages, the original one last. */
  readonly senders: readonly Sender[];
  /** The address from which the original message came. */
  readonly author: string | null;
  /** The name under the original message: `Luc`. */
  readonly signer: string | null;
  /** The lines with the subject of a message, by their index, with their text without `Subject:`. */
  readonly subjects: ReadonlyMap<number, string>;
  readonly isHeader: (line: number) => boolean;
  readonly isSignature: (line: number) => boolean;
  /** Whether a line is one of many short ones in a row, as in the menu of a site. */
  readonly isMenu: (line: number) => boolean;
}

const header =
  /^(?:>\s*)*\*?(?:from|to|cc|bcc|sent|date|subject|reply-to|von|an|gesendet|datum|betreff|de|à|a|para|envoyé|objet|enviado|fecha|asunto)\*? ?:\*? /iu;
const subjectHeader = /^(?:>\s*)*\*?(?:subject|betreff|objet|asunto)\*? ?:\*?\s*/iu;
const senderHeader = /^(?:>\s*)*\*?(?:from|von|de)\*? ?:\*? "?([^"<@]{2,60}?)"?\s*[<[(]([^\s<>@]+@[^\s<>)\]]+)/iu;

/** How a mail program shows the sender of an open message: `Ana Ruiz <ana@…>`, `Ana Ruiz via coaches <…>`. */
const shownSender = /^"?([^"<>@:]{2,60}?)"?\s*<([^\s<>@]+@[^\s<>]+)>(?: .{0,40})?$/u;
const linesOfShownSender = 8;
/** The sender of a text message, who has no address: `From: Ana Ruiz`. */
const fromPerson = /^(?:from|von|de|message from|nachricht von|message de|mensaje de)\s?:\s?([^<>@:,]{4,40})$/iu;
/** What a sender adds to the name: a list, a company, or a role. */
const personOf = (name: string): string =>
  name.split(/ (?:via|at|from|von|bei|de chez|[|–—-]) | \(|, /u)[0]?.trim() ?? '';

/** The end of a message: what follows are the names of its writer. */
export const closes =
  /^(?:bises|bisous|besos|hugs|xoxo?|(?:best|kind|warm|many|warmest|kindest)? ?(?:regards|wishes)|cheers|thanks\b.{0,30}|thank you\b.{0,30}|sincerely|yours (?:sincerely|faithfully|truly)|all the best|best|talk soon|mit freundlichen grüßen|mit besten grüßen|(?:viele|beste|liebe|herzliche|freundliche|schöne|sonnige) grüße?(?: .{0,30})?|lg|vg|mfg|(?:bien )?cordialement|bien à (?:vous|toi)|à bientôt|(?:un |mes |saludos? )?(?:cordial(?:es)? |sincères )?(?:saludos?|salutations|abrazo)(?: (?:cordial(?:es)?|fraterno|afectuoso|muy cordial))?|atentamente|(?:bien )?amicalement|solidairement|chaleureusement|(?:bonne|belle) journée|(?:schöner? |lieber? |herzlicher? |sonniger? )?gru(?:ß|ss)|herzlich(?:st|e)?|muchas gracias|gracias|merci(?: d['’]avance)?|danke|quedo atent[oa].{0,30}|respectfully|take care|looking forward.{0,40})[,.!]*$/iu;

/** Any other farewell: a short line that ends with a comma, above a name: `See you on the water,`. */
const parting = /^\p{Lu}[^.:;!?\d]{3,40},$/u;
const signedName =
  /^(?:i\. ?[AV]\. )?(\p{Lu}[\p{L}.'’-]+(?: (?:(?:de|del|de la|van|von|der|zu|du|da|di) )?\p{Lu}[\p{L}.'’-]*){0,3})$/u;
const unquoted = (text: string): string => text.replace(/^(?:>\s*)+/u, '');

/** The fewest short lines in a row that are a menu, and what is short. */
const fewestOfMenu = 4;
const isShort = (text: string): boolean =>
  text.length <= 26 && text.split(' ').length <= 2 && /^[\p{L}\s&'’–-]+$/u.test(text) && lineKind(text) === 'other';

function menusIn(lines: readonly AdLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let start = 0;
  for (let line = 0; line <= lines.length; line += 1) {
    const text = lines[line]?.text;
    if (text !== undefined && !(lines[line]?.isPoint ?? false) && isShort(text)) continue;
    if (line - start >= fewestOfMenu) for (let each = start; each < line; each += 1) found.add(each);
    start = line + 1;
  }
  return found;
}

/** What sites write about a post and its writer: the distance of the reader, and when it was written. */
const postMark =
  /^[•·\s]*(?:[123](?:st|nd|rd|er|e|º|\.)\+?)(?: |$)|\S [•·] [123](?:st|nd|rd|er|e|º|\.)?(?:er)?\+?$|^(?:vor|hace|il y a) \d+ \p{L}+(?: [•·] .{0,20})?$|^\d+ ?(?:h|d|w|mo|min|std|tage?|días?|jours?|sem)\b.{0,12}$|^\d{1,2}:\d{2} ?[AP]M$/iu;

/** How old a post is, below its writer: `· 3 h · 🌎`. */
const ageOfPost =
  /^[•·]?\s*\d+ ?(?:h|hrs?|d|w|j|min|std|sem|tage?|wochen?|días?|jours?|horas?|heures?|stunden?)\.?(?:\s*[•·].{0,12})?$/iu;

/** What people on a site of work write below their names: `Talent Partner at Northgate`. */
const headline = /\p{L} (?:at|bei|chez|en|@|bij) \p{Lu}/u;

/** Finds the writer of a post below the title and the employer that a reader pasted above it. */
const posterBelowHead = (lines: readonly AdLine[]): string | undefined =>
  lines.find(
    ({ text }, line) =>
      line > 0 &&
      isPersonName(text) &&
      headline.test(lines[line + 1]?.text ?? '') &&
      [1, 2].some((step) => postMark.test(lines[line + step]?.text ?? '')),
  )?.text;

/** What a site writes below the name of a post's writer. */
const authorMark =
  /^(?:author|auteur|autrice|autor(?:a|in)?|verfasser(?:in)?|original poster|top contributor(?:\s+·.*)?|contributeur star|top-beitrag.*|admin|moderator|mod[eé]rateur|administrad(?:or|ora))$/iu;
const linesAbovePost = 12;
/** The writer of the post among the writers of the comments: `Ana Ruiz   Author`. */
const besideAuthor =
  /^(\p{Lu}[^\t:;,.!?\d]{3,40}?)(?:\t+| {2,}| · )(?:author|auteur|autrice|autor(?:a|in)?|verfasser(?:in)?)$/iu;

/** Finds the parts of a pasted text that are not the ad. */
export function structureOf(lines: readonly AdLine[], speakers: readonly string[]): AdStructure {
  const senders: Sender[] = speakers.map((name) => ({ name, email: null }));
  const subjects = new Map<number, string>();
  const headers = new Set<number>();
  const signatures = new Set<number>();
  // The writer of a post stands above it, with what the person does: `Talent Acquisition at Northgate`.
  const [first, ...next] = lines.slice(0, 4).map(({ text }) => text);
  if (first !== undefined && speakers.length === 0 && isPersonName(first) && next.some((text) => postMark.test(text)))
    senders.push({ name: first, email: null });
  const author = lines.findIndex(
    ({ text }, line) => line < linesAbovePost && isPersonName(text) && ageOfPost.test(lines[line + 1]?.text ?? ''),
  );
  if (senders.length === 0 && author >= 0) senders.push({ name: lines[author]?.text ?? '', email: null });
  const poster = senders.length === 0 ? posterBelowHead(lines.slice(0, linesAbovePost)) : undefined;
  if (poster !== undefined) senders.push({ name: poster, email: null });
  if (senders.length === 0) {
    const at = lines.findIndex(({ text }, line) => line < linesAbovePost && authorMark.test(text));
    const name = lines[at - 1]?.text ?? '';
    const beside = lines.map(({ text }) => besideAuthor.exec(text)?.[1] ?? '').find(isPersonName);
    if (isPersonName(name)) senders.push({ name, email: null });
    else if (beside !== undefined) senders.push({ name: beside, email: null });
  }
  if (senders.length === 0) {
    const name = writerOfChannel(lines);
    if (name !== undefined) senders.push({ name, email: null });
  }
  let signer: string | null = null;
  let inSignature = false;
  for (const [line, { text }] of lines.entries()) {
    const isHeader =
      header.test(text) &&
      (senderHeader.test(text) ||
        subjectHeader.test(text) ||
        [line - 1, line + 1].some((each) => header.test(lines[each]?.text ?? '')));
    if (isHeader) {
      headers.add(line);
      inSignature = false;
      const [, name = '', email = null] = senderHeader.exec(text) ?? [];
      if (name !== '') senders.push({ name: personOf(name), email });
      if (subjectHeader.test(text)) subjects.set(line, text.replace(subjectHeader, ''));
      continue;
    }
    const from = line < linesOfShownSender ? (fromPerson.exec(text)?.[1] ?? '') : '';
    if (isPersonName(from)) {
      headers.add(line);
      senders.push({ name: from, email: null });
      continue;
    }
    const [, shown = '', address = null] = (line < linesOfShownSender ? shownSender.exec(text) : null) ?? [];
    if (shown !== '') {
      headers.add(line);
      senders.push({ name: personOf(shown), email: address });
    } else if (inSignature) signatures.add(line);
    else if (line > 1) {
      const signed = signedName.exec(unquoted(lines[line + 1]?.text ?? ''))?.[1];
      const own = unquoted(text);
      if (!closes.test(own) && !(parting.test(own) && signed !== undefined)) continue;
      signatures.add(line);
      inSignature = true;
      signer = signed ?? null;
    }
  }
  const menus = menusIn(lines);
  return {
    senders: senders.filter(({ name, email }) => email === null || isPersonName(name)),
    author: senders.at(-1)?.email ?? null,
    signer,
    subjects,
    isHeader: (line) => headers.has(line),
    isSignature: (line) => signatures.has(line),
    isMenu: (line) => menus.has(line),
  };
}

/** The time and the writer before each message of a copied chat: `[21/09/2026, 18:09:03] Bev: `. */
const chatMark =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?:\] | - )(?:~ ?)?([^:\n]{1,40}): /gimu;

/** Removes the marks of a copied chat. Returns the writer who wrote most, if it is a chat. */
export function withoutChatMarks(pasted: string): { readonly text: string; readonly speakers: readonly string[] } {
  const letters = new Map<string, number>();
  let last: { readonly name: string; readonly end: number } | undefined;
  const count = (until: number): void => {
    if (last) letters.set(last.name, (letters.get(last.name) ?? 0) + until - last.end);
  };
  for (const match of pasted.matchAll(chatMark)) {
    count(match.index);
    last = { name: (match[1] ?? '').replace(/\s*\(.*\)$/, ''), end: match.index + match[0].length };
  }
  count(pasted.length);
  const [most] = [...letters].toSorted((one, other) => other[1] - one[1]);
  return most === undefined
    ? { text: pasted, speakers: [] }
    : { text: pasted.replace(chatMark, ''), speakers: [most[0]] };
}
