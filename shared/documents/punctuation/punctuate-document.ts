import type { ComposedDocument, ComposedEntry, ComposedSection } from '../composed-document.ts';
import type { ComposedLetterBody, ComposedLine } from '../letter/composed-letter.ts';
import { smartPunctuation } from './smart-punctuation.ts';

type Punctuate = (text: string) => string;

/** Stands for a variable without a value while a line is punctuated as a whole. */
const placeholder = '\ufffc';

const entryWith = (punctuate: Punctuate, entry: ComposedEntry): ComposedEntry => ({
  ...entry,
  title: punctuate(entry.title),
  subtitle: punctuate(entry.subtitle),
  location: punctuate(entry.location),
  paragraphs: entry.paragraphs.map(punctuate),
  points: entry.points.map(punctuate),
});

function sectionWith(punctuate: Punctuate, section: ComposedSection): ComposedSection {
  const title = punctuate(section.title);
  switch (section.kind) {
    case 'text':
      return { ...section, title, paragraphs: section.paragraphs.map(punctuate) };
    case 'entries':
      return { ...section, title, entries: section.entries.map((entry) => entryWith(punctuate, entry)) };
    case 'groups':
      return {
        ...section,
        title,
        groups: section.groups.map(({ id, name, items }) => ({
          id,
          name: punctuate(name),
          items: items.map(punctuate),
        })),
      };
  }
}

/** Punctuates a line as a whole, since a quotation may begin before a variable without a value and end after it. */
function lineWith(punctuate: Punctuate, line: ComposedLine): ComposedLine {
  const typed = line.map((span) => (typeof span === 'string' ? span : placeholder)).join('');
  const unfilled = line.filter((span) => typeof span !== 'string');
  if (typed.split(placeholder).length !== unfilled.length + 1) return line;
  return punctuate(typed)
    .split(placeholder)
    .flatMap((text, index): ComposedLine => {
      const next = unfilled[index];
      return [...(text === '' ? [] : [text]), ...(next === undefined ? [] : [next])];
    });
}

const letterWith = (punctuate: Punctuate, letter: ComposedLetterBody): ComposedLetterBody => ({
  ...letter,
  recipient: letter.recipient.map(punctuate),
  subject: lineWith(punctuate, letter.subject),
  salutation: lineWith(punctuate, letter.salutation),
  parts: letter.parts.map((part) => ({
    ...part,
    paragraphs: part.paragraphs.map((line) => lineWith(punctuate, line)),
  })),
  closing: lineWith(punctuate, letter.closing),
});

/**
 * Returns a document as it is printed. Every output that people read (pages, PDF, Word, text, public page) is made from
 * the result, so that all of them say the same. Names, contacts, and dates stay as they are: they are found by search,
 * and dates are formatted already.
 */
export function punctuateDocument<Composed extends ComposedDocument>(document: Composed): Composed;
export function punctuateDocument(document: ComposedDocument): ComposedDocument {
  if (document.design.smartPunctuation !== true) return document;
  const punctuate: Punctuate = (text) => smartPunctuation(text, document.language);
  const header = { ...document.header, headline: punctuate(document.header.headline) };
  return document.kind === 'letter'
    ? { ...document, header, letter: letterWith(punctuate, document.letter) }
    : { ...document, header, sections: document.sections.map((section) => sectionWith(punctuate, section)) };
}
