import { type ParagraphLook, type TextLook, withParagraph, withText } from './word-styles.ts';
import { childOf, type Xml } from './xml.ts';

/** A text with one look. `\t` and `\n` stand for tabs and breaks within the paragraph. */
export interface TextPart extends TextLook {
  readonly text: string;
  readonly href: string | null;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly look: ParagraphLook;
  readonly parts: readonly TextPart[];
}

/** A row of a table, which is often only a layout. */
export interface Row {
  readonly kind: 'row';
  /** The blocks of each cell, and the width of the column in points if it is known. */
  readonly cells: readonly { readonly blocks: readonly Block[]; readonly width: number | undefined }[];
}

export type Block = Paragraph | Row;

export interface BodyContext {
  readonly styleOf: (id: string | undefined) => ParagraphLook;
  /** Addresses by relationship id. */
  readonly links: ReadonlyMap<string, string>;
}

const valueOf = (element: Xml | undefined): string | undefined => element?.attributes['w:val'];

/** Reads the runs of a paragraph, with text boxes that are anchored in it apart. */
class ParagraphReader {
  readonly parts: TextPart[] = [];
  readonly boxes: Block[] = [];
  readonly #look: ParagraphLook;
  readonly #context: BodyContext;
  /** The address of a field that is open, as old files write links. */
  #field: string | null = null;

  constructor(look: ParagraphLook, context: BodyContext) {
    this.#look = look;
    this.#context = context;
  }

  read(element: Xml, href: string | null): void {
    for (const child of element.children) {
      switch (child.name) {
        case 'w:r':
          this.#readRun(child, href);
          break;
        case 'w:hyperlink':
          this.read(child, this.#context.links.get(child.attributes['r:id'] ?? '') ?? href);
          break;
        // What has been deleted while changes are tracked, and the old form of a new drawing, is not shown.
        case 'w:del':
        case 'w:moveFrom':
        case 'mc:Fallback':
          break;
        default:
          this.read(child, href);
      }
    }
  }

  #readRun(run: Xml, href: string | null): void {
    const properties = childOf(run, 'w:rPr');
    if (childOf(properties, 'w:vanish') !== undefined) return;
    const look = withText<TextLook>(this.#look, properties);
    const add = (text: string): void => void this.parts.push({ ...look, text, href: href ?? this.#field });
    const readPart = (child: Xml): void => {
      if (child.name === 'w:t') add(child.children.map(({ text }) => text).join(''));
      else if (child.name === 'w:tab' || child.name === 'w:ptab') add('\t');
      else if (child.name === 'w:br' || child.name === 'w:cr') add('\n');
      else if (child.name === 'w:noBreakHyphen') add('-');
      else if (child.name === 'w:instrText') this.#readField(child);
      else if (child.name === 'w:fldChar' && child.attributes['w:fldCharType'] === 'end') this.#field = null;
      else if (child.name === 'w:txbxContent') this.boxes.push(...readBlocks(child, this.#context));
      else if (child.name !== 'mc:Fallback' && child.name !== 'w:rPr') child.children.forEach(readPart);
    };
    run.children.forEach(readPart);
  }

  #readField(instruction: Xml): void {
    const text = instruction.children.map((child) => child.text).join('');
    const [, address] = /HYPERLINK\s+"([^"]+)"/.exec(text) ?? [];
    if (address !== undefined) this.#field = address;
  }
}

function readParagraph(element: Xml, context: BodyContext): readonly Block[] {
  const properties = childOf(element, 'w:pPr');
  const style = context.styleOf(valueOf(childOf(properties, 'w:pStyle')));
  const look = withParagraph(style, properties);
  const reader = new ParagraphReader(look, context);
  reader.read(element, null);
  return [{ kind: 'paragraph', look, parts: reader.parts }, ...reader.boxes];
}

function readRow(element: Xml, context: BodyContext): Row {
  const cells = element.children.filter(({ name }) => name === 'w:tc');
  return {
    kind: 'row',
    cells: cells.map((cell) => {
      const width = Number(childOf(childOf(cell, 'w:tcPr'), 'w:tcW')?.attributes['w:w']);
      return { blocks: readBlocks(cell, context), width: width > 0 ? width / 20 : undefined };
    }),
  };
}

/** Reads the blocks of a body, a cell, or a text box in the order of the file. */
export function readBlocks(element: Xml, context: BodyContext): readonly Block[] {
  return element.children.flatMap((child): readonly Block[] => {
    if (child.name === 'w:p') return readParagraph(child, context);
    if (child.name === 'w:tr') return [readRow(child, context)];
    if (child.name === 'w:del' || child.name === 'mc:Fallback') return [];
    return child.children.length > 0 ? readBlocks(child, context) : [];
  });
}
