/** Finds the person whom an ad names beside its address, or as the one to ask. */
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { closes } from './ad-structure.ts';
import { type Address, type Around, isAboutOthers, sentencesOf, sentenceWith } from './contact-addresses.ts';
import { aboutData, asks, legal, offices, superiors, told } from './contact-words.ts';
import { isAlsoWord, isGivenName } from './given-names.ts';
import { hasJobNoun } from './job-nouns.ts';
import { isSameName, mayBeCompany, namesBusiness } from './line-kinds.ts';
import { lowercaseName, pairAtStart, peopleIn, personBeside, personOfLine, personToAsk } from './people-in-text.ts';
import { hasTitle, isPersonName, isRole, nameAfterTitle, nameBeforeAddress, nameBy } from './person-names.ts';

export interface NamedPerson {
  readonly name: string;
  readonly line: number;
}
type IsOther = (name: string) => boolean;

const hiringTeam =
  /^(?:(?:(?:dein|ihr|unser|euer|your|our|the|notre|votre|l[’']|nuestro|tu|el|meet (?:the|your|our)|conoce a(?:l| tu| nuestro)|rencontrez (?:votre|notre|l[’'])) ?)*(?:(?:recruiting|hr|people|talent|hiring|bewerbungs|personal|recruitment|selection)[ -]?team|[eé]quipe (?:de |du )?recrutement|equipo (?:de )?(?:contrataci[oó]n|selecci[oó]n|reclutamiento))|meet the hiring team|hiring team|job poster|lernen sie das einstellungsteam kennen|das einstellungsteam|rencontrez l.[eé]quipe de recrutement|conoce al equipo (?:de contrataci[oó]n|que contrata)|recruiter(?: info(?:rmation)?)?|hiring manager|recruteu(?:r|se)|reclutadora?|direct message the job poster[^:]*|envoyer un message[^:]*|(?:ihre?n? |deine?n? |unsere? )?ansprech\p{L}+(?:[/:*_(]-?in\)?)?(?: für .{1,40})?|(?:dein |ihr )?kontakt(?:person|daten)?|(?:your )?contact(?: (?:person|details|information|rh))?|(?:datos de |persona de )?contacto|votre contact(?: rh)?|personne en charge du recrutement|votre interlocut(?:eur|rice)|noch fragen\?|fragen\?|renseignements)\s*:?$/iu;

/** Words that name a person to ask even without an address. */
const beforeName =
  /\b(?:posted by|listed by|publi[eé]e? par|publicado por|(?:eingestellt|veröffentlicht|gepostet) von|interlocut(?:eur|rice)|ansprechpartner\p{L}*|soy)\b/iu;

const day = '(?:Mo|Di|Mi|Do|Fr|Sa|So)\\.?';
const days = new RegExp(
  `(?<!\\p{L})${day}(?=\\s?(?:[–+&/-]|bis|und|u\\.|, ?${day}(?!\\p{L})|ab|von|vormittags?|nachmittags?|abends?|\\d{1,2}(?:[.:]\\d\\d)?\\s?(?:Uhr|h|–|-|bis)))|(?<=(?:[–+&/,-]|bis|und|u\\.)\\s?)${day}(?!\\p{L}| \\p{Lu})`,
  'gu',
);

/** Before whose name somebody signs, and what stands between a degree and a name: `i. A.`, `(FH)`. */
const marksOfName =
  /^(?:i\. ?[AV]\.|p\. ?[poa]\.|pp\.?|gez\.|sgd\.?|signé ?:?) |\((?:FH|TU|Univ|BA|DH|U|TH)\.?\) (?=\p{Lu})/giu;

/** Removes what looks like a part of a name: the short names of days, as in `Mo–Fr`, and marks before a name. */
const plainOf = (text: string): string => text.replace(days, '').replace(marksOfName, '');

/** Writes the words of a line in capitals as names are written: `CALL SAL FISHER` has a name as well. */
const inLowercase = (text: string): string =>
  /\p{Ll}|@/u.test(text)
    ? text
    : text.replace(/\p{Lu}{3,}/gu, (word) => `${word[0] ?? ''}${word.slice(1).toLowerCase()}`);

/** Whether one of the words of a name is a given name, or it has a title. */
const isKnown = (name: string): boolean => hasTitle(name) || name.split(' ').some(isGivenName);

/** Somebody who works there is quoted: `“I love it” – Ana Ruiz, nurse since 2019`. */
const quoted = /["”“»›],? ?[–—,-] ?\p{Lu}/u;

/** Whether a text names the head of a house or of the team, and not as the one to ask. */
const isOfHead = (text: string): boolean =>
  (offices.test(text) || superiors.test(text)) && !asks.test(text) && !text.includes('@');

/** Whether a line is about data, interviews, or somebody's story, and not about whom to ask. */
const isAboutOther = (text: string): boolean =>
  aboutData.test(text) ||
  legal.test(text) ||
  quoted.test(text) ||
  isOfHead(text) ||
  isAboutOthers(text) ||
  (/\b(?:interviews?|entretiens?|entrevistas?|gespräche?)\b/iu.test(text) && !asks.test(text));

/** Returns a test for names that are not the employer's. */
function otherThan(company: string | null): IsOther {
  const employer = ` ${plainText(company ?? '')} `;
  return (name) =>
    !mayBeCompany(name) &&
    !namesBusiness(name) &&
    (company === null || (!isSameName(name, company) && !employer.includes(` ${plainText(name)} `)));
}

/** Returns the first of some names that is surely a person's, or else the first. */
const likeliest = (names: readonly (string | undefined)[]): string | undefined => {
  const stated = names.filter((name) => name !== undefined);
  return stated.find(isKnown) ?? stated[0];
};

/** Finds a name in a text by the words around it. */
const nameIn = (text: string, isOther: IsOther): string | undefined =>
  isAboutOther(text) || told.test(text)
    ? undefined
    : likeliest([nameBeforeAddress(text, isOther), nameAfterTitle(text, isOther), nameBy(text, isOther)]);

/** The beginning of the sentence that a mail program broke before a line. */
const cutSentence = (lines: readonly AdLine[], line: number): string => {
  const [own, above] = [lines[line], lines[line - 1]?.text ?? ''];
  const isBroken = own?.startsParagraph === false && /^\p{Ll}/u.test(own.text) && /[\p{L},]$/u.test(above);
  return isBroken && above.length > shortestBroken ? `${sentencesOf(above).at(-1) ?? ''} ` : '';
};
/** Mail programs break lines that are longer than this. */
const shortestBroken = 50;

/** Finds the name in the sentence of an address, or in its line. */
function nameInLineOf({ text: address, line }: Address, { lines }: Around, isOther: IsOther): string | undefined {
  const own = sentencesOf(plainOf(`${cutSentence(lines, line)}${lines[line]?.text ?? ''}`))
    .filter((each) => each.includes(address) || !isOfHead(each))
    .join(' ');
  const parts = [sentenceWith(own, address), ...sentencesOf(own), own, inLowercase(own)];
  for (const part of parts) {
    if (isAboutOther(part)) continue;
    const found = likeliest([
      nameIn(part, isOther),
      part.includes(address) ? personBeside(part, address, isOther) : personToAsk(part, isOther),
      lowercaseName(part, address),
    ]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds a name in the lines around an address. */
function nameAround({ line: at }: Address, { lines, structure }: Around, isOther: IsOther): NamedPerson | undefined {
  const found: NamedPerson[] = [];
  for (const step of [-1, -2, 1, -3, 2]) {
    const line = at + step;
    const text = plainOf(lines[line]?.text ?? '');
    if (structure.isMenu(line) || structure.isHeader(line) || isAboutOther(text)) continue;
    const start = text.split(/, | \(| [|·–—-] /u)[0] ?? '';
    const whole = isPersonName(start) && isOther(start) && isKnown(start) ? start : undefined;
    const name = likeliest([
      pairAtStart(text),
      whole,
      step < 2 ? nameIn(text, isOther) : undefined,
      personOfLine(text, isOther),
    ]);
    if (name !== undefined) found.push({ name, line });
  }
  return found.find(({ name }) => isKnown(name)) ?? found[0];
}

/** Finds the person under a heading such as `Meet the hiring team`. */
function nameOfTeam({ lines }: Around): NamedPerson | undefined {
  const team = lines.findIndex(({ text }) => hiringTeam.test(text));
  if (team < 0) return undefined;
  for (let line = team + 1; line <= team + 3; line += 1) {
    const text = plainOf(lines[line]?.text ?? '').replace(/\s+(?:·.*|\d(?:st|nd|rd|th|er|e|º)?\+?)$/u, '');
    const name = text.split(/, | \(| {2}| [-–—|] /)[0] ?? '';
    if (isPersonName(name)) return { name, line };
  }
  return undefined;
}

/** Finds who wrote or signed the message that the ad is. */
function nameOfWriter({ lines, structure }: Around, isOther: IsOther): NamedPerson | undefined {
  const lineOf = (name: string): number => lines.findIndex(({ text }) => text.includes(name));
  const writer = structure.senders.at(-1);
  const isPerson = writer !== undefined && (writer.email === null || isKnown(writer.name));
  const { signer } = structure;
  if (signer !== null && isOther(signer) && !(isPerson && isPersonName(writer.name)))
    return { name: signer, line: lineOf(signer) };
  return isPerson ? { name: writer.name, line: lineOf(writer.name) } : undefined;
}

/** A name right after the words that close a message: `Schreibt mir einfach! Viele Grüße, Milan`. */
const closed = /^(?:.*[.!?] )?(\p{L}[^.!?,:]{1,40})[,!:]? (?:[–—-] )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)[.!]?$/u;

/** A single name after the sentence that asks to write: `Écrivez-moi par ici ou passez. Patrick`. */
const signedAfter = /^.*\p{Ll}[.!] (?:[–—-] ?)?(\p{Lu}\p{Ll}{2,})[.!]?$/u;

/** Finds who signs on the line of the last words of a message. */
function nameOfCloser({ lines }: Around, isOther: IsOther): NamedPerson | undefined {
  const line = lines.findLastIndex(({ text }) => closes.test(closed.exec(text)?.[1] ?? ''));
  const name = closed.exec(lines[line]?.text ?? '')?.[2];
  if (name !== undefined && isGivenName(name.split(' ')[0] ?? '') && isOther(name)) return { name, line };
  for (const [at, { text }] of lines.entries()) {
    const signer = at > 1 && asks.test(text) && !isAboutOther(text) ? signedAfter.exec(text)?.[1] : undefined;
    if (signer !== undefined && isGivenName(signer) && !isAlsoWord(signer) && isOther(signer))
      return { name: signer, line: at };
  }
  return undefined;
}

/** The number of lines in which an ad asks to write, above the name of its writer. */
const linesAboveSigner = 3;

/** Finds a name that stands alone under the words that ask to write: `Write to me here.`, `Aliette`. */
function nameBelowAsking({ lines, structure }: Around, isOther: IsOther): NamedPerson | undefined {
  const line = lines.findIndex(({ text }, at) => {
    const above = lines.slice(Math.max(2, at - linesAboveSigner), at).map((each) => each.text);
    return (
      signatureOf(text, isOther) !== undefined &&
      !structure.isMenu(at) &&
      /[.!?)\p{Extended_Pictographic}]$/u.test(above.at(-1) ?? '') &&
      above.some((each) => asks.test(each) && !isAboutOther(each))
    );
  });
  const name = signatureOf(lines[line]?.text ?? '', isOther);
  return name === undefined ? undefined : { name, line };
}

/** Returns the name of which a line consists, perhaps with what the person does: `Rui Nascimento, HR Executive`. */
function signatureOf(text: string, isOther: IsOther): string | undefined {
  const [name = '', role] = text.replace(/^[–—-]\s?/u, '').split(/(?:, | \(| [–—|] )(.*)/su);
  if (role !== undefined && !hasJobNoun(role) && !isRole(role)) return undefined;
  const [person, other] = peopleIn(name);
  const isPerson = person !== undefined && other === undefined && person.name === name;
  if (role !== undefined && isPerson && !person.isFull) return undefined;
  return isPerson && isOther(name) ? name : pairAtStart(text);
}

/** Finds the person whom a sentence names as the one to ask, in an ad without an address. */
function nameToAsk({ lines }: Around, isOther: IsOther): NamedPerson | undefined {
  for (const [line, { text }] of lines.entries()) {
    if (line < 1) continue;
    const sentences = sentencesOf(text);
    for (const [at, sentence] of sentences.entries()) {
      if (isAboutOther(sentence)) continue;
      const question = sentences[at - 1]?.endsWith('?') === true ? sentences[at - 1] : '';
      const isAsking = asks.test(`${question} ${sentence}`) || beforeName.test(sentence);
      const name = likeliest([
        isAsking && line > 1 ? nameIn(sentence, isOther) : undefined,
        personToAsk(sentence, isOther),
      ]);
      if (name !== undefined) return { name, line };
    }
  }
  return undefined;
}

/** Somebody asks for a call without naming themselves. */
const asksForWriter =
  /(?<!\p{L})(?:ask for me|pregunt\p{L}+ por m[ií]|frag(?:t|en sie)? nach mir|demande[rz]? (?:à me parler|après moi)|(?:hablen?|habla) conmigo)(?!\p{L})/iu;

/** Finds the person who is named beside an address, or who is named as the one to ask. */
export function nameFor(around: Around, addresses: readonly (Address | undefined)[]): NamedPerson | undefined {
  const isOther = otherThan(around.company);
  const present = addresses.filter((each) => each !== undefined);
  if (present.some(({ line }) => asksForWriter.test(around.lines[line]?.text ?? ''))) {
    const writer = nameOfWriter(around, isOther);
    if (writer) return writer;
  }
  for (const address of present) {
    const name = nameInLineOf(address, around, isOther);
    if (name !== undefined) return { name, line: address.line };
  }
  for (const address of present) {
    const found = nameAround(address, around, isOther);
    if (found) return found;
  }
  return (
    nameOfTeam(around) ??
    nameOfWriter(around, isOther) ??
    nameOfCloser(around, isOther) ??
    nameBelowAsking(around, isOther) ??
    (present.length > 0 ? undefined : nameToAsk(around, isOther))
  );
}
