import { composeContacts, composeHeadshot, composeName } from '../compose/compose-contact.ts';
import { composeDesign } from '../compose/compose-design.ts';
import { documentLocaleOf } from '../compose/document-locale.ts';
import { joined, paragraphsOf } from '../compose/text.ts';
import type { ComposedLetter } from '../composed-document.ts';
import type { ResumeDesign } from '../design/resume-design.ts';
import { type DocumentWords, documentWords } from '../document-words.ts';
import type { ParagraphEvent } from '../events.ts';
import type { PlainDay } from '../jobs/plain-day.ts';
import type { ContactInfo } from '../resume-document.ts';
import { defaultVariantKey } from '../variants/variant.ts';
import { applyVariant } from '../overrides/apply-overrides.ts';
import type { ComposedPart } from './composed-letter.ts';
import { fillVariables } from './fill-variables.ts';
import { dayOfLetter, formatDay } from './letter-date.ts';
import type { JobFacts, LetterDocument, LetterPart, LetterRecipient } from './letter-document.ts';
import type { LetterSignature } from './signature.ts';
import { type VariableValues, resolveVariables } from './resolve-variables.ts';

export interface LetterToCompose {
  readonly document: LetterDocument;
  /** The letter's own title. It names the PDF as long as the person has no name. */
  readonly title: string;
  /** The profile's contact info, which the letter may override. */
  readonly contact: ContactInfo | null;
  /** The person's paragraphs, in any order. */
  readonly paragraphs: readonly ParagraphEvent[];
  /** The linked job in its current state; null where there is none or it was deleted. */
  readonly job: JobFacts | null;
  /** The design of the résumé that the letter follows; null where there is none or it was deleted. */
  readonly followedDesign: ResumeDesign | null;
  readonly headshotUrl?: string | null;
  /**
   * The interface's language (BCP 47). A letter whose wording is in a supported document language uses that one
   * instead.
   */
  readonly language: string;
  /** The current day in the reader's time zone. */
  readonly today: PlainDay;
}

/** The design of a letter: that of the résumé it follows, or the last one known or chosen. */
export const designOfLetter = ({ document, followedDesign }: Pick<LetterToCompose, 'document' | 'followedDesign'>) =>
  document.designOf === null ? document.design : (followedDesign ?? document.design);

/** The text of a part with the letter's variants and overrides; undefined for a deleted block. */
export function textOfPart(
  part: LetterPart,
  paragraphs: readonly ParagraphEvent[],
  wording = defaultVariantKey,
): string | undefined {
  if (part.kind === 'written') return part.text;
  const block = paragraphs.find(({ id }) => id === part.eventId);
  return block && applyVariant(block, part, wording).text;
}

function composeParts(
  { document, paragraphs }: Pick<LetterToCompose, 'document' | 'paragraphs'>,
  values: VariableValues,
): readonly ComposedPart[] {
  return document.parts.flatMap((part): readonly ComposedPart[] => {
    const lines = paragraphsOf(textOfPart(part, paragraphs, document.wording) ?? '');
    return lines.length === 0 ? [] : [{ id: part.id, paragraphs: lines.map((line) => fillVariables(line, values)) }];
  });
}

function recipientLines({ name, title, company, address }: LetterRecipient): readonly string[] {
  return [name, title, company, ...address.split('\n')].map((line) => line.trim()).filter((line) => line !== '');
}

/**
 * Translates a standard text: a new letter is stored with the words of the interface's language, and words that the
 * person has not changed follow the language of the letter.
 */
function inLanguage(text: string, which: 'salutation' | 'closing', words: DocumentWords, usual: string): string {
  return text.trim() === documentWords(usual).letter[which] ? words.letter[which] : text.trim();
}

/** Returns what is printed as the signature. A typed one without text is the person's name. */
function composeSignature(signature: LetterSignature | null, name: string): LetterSignature | null {
  if (signature?.kind === 'typed') {
    const text = signature.text.trim() || name;
    return text === '' ? null : { kind: 'typed', text };
  }
  return signature === null || signature.strokes.length === 0 ? null : signature;
}

/**
 * Resolves a letter into plain text in reading order: blocks in place of references, known values in place of
 * variables, and the profile's contact info where the letter has none of its own.
 */
export function composeLetter(letter: LetterToCompose): ComposedLetter {
  const { document, title, contact, job, language: usual, headshotUrl = null, today } = letter;
  const design = designOfLetter(letter);
  const locale = documentLocaleOf({ ...document, design }, usual);
  const { language, words } = locale;
  const person = document.contact ?? contact;
  const name = composeName(person);
  const headshot = design.headshot === true ? composeHeadshot(headshotUrl, name, words) : undefined;
  const values = resolveVariables({
    document: { ...document, design },
    contact: person,
    job: document.job && (job ?? document.job),
    today,
    locale,
  });
  const day = dayOfLetter(document.date, today);
  const filled = (text: string) => fillVariables(text.trim(), values);
  return {
    kind: 'letter',
    language,
    title: name === '' ? title : joined([name, words.letter.name], ' – '),
    author: name,
    header: {
      name,
      headline: document.headline.trim(),
      contacts: composeContacts(person, document.links),
      ...(headshot && { headshot }),
    },
    letter: {
      recipient: recipientLines(document.recipient),
      date: day === undefined ? '' : formatDay(day, language, design.dateFormat),
      subject: filled(document.subject),
      salutation: filled(inLanguage(document.salutation, 'salutation', words, usual)),
      parts: composeParts(letter, values),
      closing: filled(inLanguage(document.closing, 'closing', words, usual)),
      signature: composeSignature(document.signature, name),
      signatureAlt: joined([words.letter.signature, name], ' – '),
      name,
    },
    design: composeDesign(design),
  };
}
