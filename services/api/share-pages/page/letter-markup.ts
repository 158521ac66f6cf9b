import type { ComposedLetter } from '../../../../shared/documents/composed-document.ts';
import { type ComposedLine, plainLine } from '../../../../shared/documents/letter/composed-letter.ts';
import { signatureBounds, signaturePath } from '../../../../shared/documents/letter/signature.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { line } from './header-markup.ts';

/** The pen width in units of the signature's drawing box, and the number of units that make an em of the page. */
const penWidth = 5;
const unitsInAnEm = 40;

const textLine = (name: string, text: ComposedLine): Markup[] => line(name, plainLine(text));

/** Renders the lines of an address. */
const lines = (texts: readonly string[]): Markup =>
  markup`${texts.map((text, index) => (index === 0 ? markup`${text}` : markup`<br>${text}`))}`;

function signatureMarkup({ signature, signatureAlt, name }: ComposedLetter['letter']): Markup[] {
  if (signature?.kind === 'typed') {
    // A typed signature that equals the name needs no name below it.
    return [...line('signed', signature.text), ...(signature.text === name ? [] : line('name', name))];
  }
  if (signature === null) return line('name', name);
  const { left, top, width, height } = signatureBounds(signature.strokes, penWidth);
  const signatureDrawing = markup`<svg class="signature" role="img" aria-label="${signatureAlt}" viewBox="${left} ${top} ${width} ${height}" width="${(width / unitsInAnEm).toFixed(2)}em" height="${(height / unitsInAnEm).toFixed(2)}em"><path fill="none" stroke="currentColor" stroke-width="${penWidth}" stroke-linecap="round" stroke-linejoin="round" d="${signaturePath(signature.strokes)}"/></svg>`;
  return [signatureDrawing, ...line('name', name)];
}

/** Renders a letter below its header, in reading order. The caller must make sure that no variable is unfilled. */
export function letterMarkup({ letter }: ComposedLetter, level: number): Markup {
  const subject = plainLine(letter.subject);
  return markup`${line('date', letter.date)}${
    letter.recipient.length === 0 ? [] : [markup`<p class="recipient">${lines(letter.recipient)}</p>`]
  }${subject === '' ? [] : [markup`<h${level} class="subject">${subject}</h${level}>`]}${textLine('salutation', letter.salutation)}
${letter.parts.flatMap(({ paragraphs }) => paragraphs.map((each) => markup`<p>${plainLine(each)}</p>\n`))}<div class="end">${textLine('closing', letter.closing)}${signatureMarkup(letter)}</div>
`;
}
