import { isOnlyDates } from '../pdf/date-ranges.ts';
import { knownHeading } from '../pdf/heading-words.ts';
import type { PageText, TextRun } from '../pdf/page-text.ts';
import type { Block, Paragraph, Row, TextPart } from './read-body.ts';

/** US Letter with margins of an inch, in points. */
const page = { width: 612, left: 72, right: 540 } as const;
/** The height of a line, and the distance between a bullet and its text, in multiples of the font size. */
const lineHeight = 1.3;
const bulletWidth = 1.1;
/** The average width of a letter in multiples of the font size: an estimate is enough for what is near and what is apart. */
const letterWidth = 0.46;
/** The distance between the cells of a row in points, which makes them cells of a line. */
const cellGap = 16;

interface Place {
  readonly left: number;
  readonly right: number;
  /** Whether it is a cell of a row that is read across. */
  readonly isCell?: boolean;
}

/** A word, a tab, or a break, with its look. */
interface Piece extends TextPart {
  /** The estimated width of a letter, and of the whole text. */
  readonly letter: number;
  readonly width: number;
}

const fontOf = ({ isBold }: TextPart): string => (isBold ? 'bold' : 'plain');
/** Titles of sections are larger than those of the entries below them, whose level is lower, and these than text. */
const sizeOf = ({ look }: Paragraph): number =>
  look.outline === undefined ? look.size : Math.max(look.size, 14 - 1.5 * look.outline);

/** Spaces that move a text to the right, as people set dates who do not use tabs. */
const manySpaces = /[^\S\t\n]{4,}/g;

/** Splits the parts of a paragraph into words with the spaces behind them, tabs, and breaks. */
const piecesOf = (parts: readonly TextPart[]): readonly Piece[] =>
  parts.flatMap((part) =>
    (part.text.replace(manySpaces, '\t').match(/\t|\n|[^\s]+[^\S\t\n]*|[^\S\t\n]+/g) ?? []).map((text) => {
      const shown = part.isCapitals ? text.toUpperCase() : text;
      const letter = part.size * letterWidth;
      return { ...part, text: shown, letter, width: shown.length * letter };
    }),
  );

/** Makes the letters so narrow that a text fits into one line, as dates do in a column that is made for them. */
function squeeze(pieces: readonly Piece[], width: number): readonly Piece[] {
  const factor = Math.min(1, (width - 1) / pieces.reduce((sum, piece) => sum + piece.width, 0));
  return pieces.map((piece) => ({ ...piece, letter: piece.letter * factor, width: piece.width * factor }));
}

class Layout {
  readonly runs: TextRun[] = [];
  #y: number = page.left;

  get height(): number {
    return this.#y + page.left;
  }

  addBlocks(blocks: readonly Block[], place: Place): void {
    for (const block of blocks) {
      if (block.kind === 'row') this.#addRow(block, place);
      else this.#addParagraph(block, place);
    }
  }

  /** Cells with much text are columns, one after the other. Otherwise, a row is read across, like dates beside a job. */
  #addRow({ cells }: Row, place: Place): void {
    const filled = cells.filter(({ blocks }) => blocks.some(hasText));
    const isColumns = filled.length > 1 && filled.filter(({ blocks }) => isColumn(blocks)).length > 1;
    const isWhole = filled.length < 2 || filled.some(({ blocks }) => blocks.some(isHeading)) || isColumns;
    if (isWhole) {
      for (const { blocks } of filled) this.addBlocks(blocks, place);
      return;
    }
    const top = this.#y;
    const known = cells.map(({ width }) => width ?? (place.right - place.left) / cells.length);
    const scale =
      (place.right - place.left) /
      Math.max(
        1,
        known.reduce((sum, width) => sum + width, 0),
      );
    let left = place.left;
    let bottom = top;
    cells.forEach(({ blocks }, index) => {
      const right = left + (known[index] ?? 0) * scale;
      this.#y = top;
      this.addBlocks(blocks, { left, right: right - cellGap, isCell: true });
      bottom = Math.max(bottom, this.#y);
      left = right;
    });
    this.#y = bottom;
  }

  #addParagraph(paragraph: Paragraph, place: Place): void {
    const { look } = paragraph;
    const size = sizeOf(paragraph);
    const pieces = piecesOf(
      paragraph.parts.map((part) => ({ ...part, size: look.outline === undefined ? part.size : size })),
    );
    const isEmpty = pieces.every(({ text }) => text.trim() === '');
    // Space above a heading, and an empty paragraph, divide what is above from what is below.
    this.#y += size * (look.outline === undefined ? (isEmpty ? 0.7 : 0) : 0.8);
    if (isEmpty) return;
    const indent = Math.min(look.indent, 120);
    const isBullet = look.isListed && !/^[•▪‣◦●○■□►➢✓✔·*–-]\s/.test(paragraph.parts.map(({ text }) => text).join(''));
    const start = place.left + (look.isListed ? Math.max(indent, 18) : indent);
    if (isBullet) {
      const x = start - bulletWidth * size;
      this.runs.push({
        text: '•',
        x,
        right: x + size * 0.4,
        y: this.#y + size * lineHeight,
        size,
        font: 'plain',
        href: null,
      });
    }
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    // Names beside dates are short, and the estimate of their width must not break them.
    const isShort = place.isCell === true && width < 2 * (place.right - start);
    const isDates = isOnlyDates(textOf(paragraph).trim());
    const fitting = isDates || isShort ? squeeze(pieces, place.right - start) : pieces;
    this.#addLines(fitting, { left: start, right: place.right }, size);
  }

  /** Sets words into lines; after the last tab of a line, what follows stands at the right edge. */
  #addLines(pieces: readonly Piece[], place: Place, size: number): void {
    let line: Piece[] = [];
    let width = 0;
    const end = (): void => {
      if (line.some(({ text }) => text.trim() !== '')) this.#addLine(line, place, size);
      line = [];
      width = 0;
    };
    for (const piece of pieces) {
      if (piece.text === '\n') end();
      else {
        // No line ends with a dash, which would join the words around it.
        const fits = width + piece.width <= place.right - place.left || /[-–—]\s*$/.test(line.at(-1)?.text ?? '');
        if (!fits && piece.text.trim() !== '' && !line.some(({ text }) => text === '\t')) end();
        line.push(piece);
        width += piece.text === '\t' ? 0 : piece.width;
      }
    }
    end();
  }

  #addLine(line: readonly Piece[], place: Place, size: number): void {
    this.#y += size * lineHeight;
    const tab = line.findLastIndex(({ text }) => text === '\t');
    const words = (some: readonly Piece[]): readonly Piece[] => some.filter(({ text }) => text !== '\t');
    const before = words(line.slice(0, tab < 0 ? line.length : tab));
    const after = tab < 0 ? [] : words(line.slice(tab + 1));
    const right = this.#addWords(before, place.left);
    const width = after.reduce((sum, piece) => sum + piece.width, 0);
    this.#addWords(after, before.length === 0 ? place.left : Math.max(place.right - width, right + 2 * size));
  }

  /** Adds words from `x` on, those of one look as one run. Returns the position behind them. */
  #addWords(words: readonly Piece[], x: number): number {
    let at = x;
    for (const word of words) {
      const last = this.runs.at(-1);
      const text = word.text.trimEnd();
      const font = fontOf(word);
      const isSame =
        last !== undefined && at > x && last.font === font && last.size === word.size && last.href === word.href;
      const right = at + text.length * word.letter;
      if (isSame) {
        const gap = at - last.right > 0.1 ? ' ' : '';
        this.runs[this.runs.length - 1] = { ...last, text: `${last.text}${gap}${text}`, right };
      } else if (text !== '')
        this.runs.push({ text, x: at, right, y: this.#y, size: word.size, font, href: word.href });
      at += word.width;
    }
    return at;
  }
}

const textOf = (block: Block): string =>
  block.kind === 'row'
    ? block.cells.flatMap(({ blocks }) => blocks.map(textOf)).join(' ')
    : block.parts.map(({ text }) => text).join('');
const hasText = (block: Block): boolean => textOf(block).trim() !== '';
const isHeading = (block: Block): boolean => knownHeading(textOf(block).trim()) !== undefined;
/** A date or a name is short; a column has several paragraphs. */
const isColumn = (blocks: readonly Block[]): boolean => blocks.filter(hasText).length > 4;

/**
 * Sets the blocks of a text document as a page, with the sizes, weights, tabs, and lists that they have, so that the
 * reader of pages can read it.
 */
export function layOutBlocks(blocks: readonly Block[]): PageText {
  const layout = new Layout();
  layout.addBlocks(blocks, { left: page.left, right: page.right });
  return { width: page.width, height: layout.height, runs: layout.runs };
}
