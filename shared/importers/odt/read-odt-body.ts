import type { Block, Row, TextPart } from '../docx/read-body.ts';
import type { ParagraphLook, TextLook } from '../docx/word-styles.ts';
import type { Xml } from '../docx/xml.ts';
import type { OdtStyles } from './odt-styles.ts';

/** Elements with text that is not part of the page: deleted text, comments, and notes of fields. */
const unread = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note',
  'office:forms',
  'text:sequence-decls',
]);

/** Reads the texts of a paragraph, with text boxes that are anchored in it apart. */
class ParagraphReader {
  readonly parts: TextPart[] = [];
  readonly boxes: Block[] = [];
  readonly #styles: OdtStyles;
  /** The look of the last text. */
  #look: TextLook | undefined;

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  /** Adds a text; the parser splits one at each character that XML escapes. */
  #add(text: string, look: TextLook, href: string | null): void {
    const last = this.parts.at(-1);
    if (this.#look !== look || last?.href !== href) this.parts.push({ ...look, text, href });
    else this.parts[this.parts.length - 1] = { ...last, text: last.text + text };
    this.#look = look;
  }

  read(element: Xml, look: TextLook, href: string | null): void {
    for (const child of element.children) {
      const { name, attributes } = child;
      if (unread.has(name)) continue;
      const add = (text: string): void => this.#add(text, look, href);
      // Line ends of the file stand for spaces.
      if (name === '#') add(child.text.replace(/[\t\n\r]+/g, ' '));
      else if (name === 'text:s') add(' '.repeat(Math.min(100, Math.max(1, Number(attributes['text:c'] ?? 1) || 1))));
      else if (name === 'text:tab') add('\t');
      else if (name === 'text:line-break') add('\n');
      else if (name === 'text:a') this.read(child, look, attributes['xlink:href'] ?? href);
      else if (name === 'draw:text-box') this.boxes.push(...readOdtBlocks(child, this.#styles));
      else if (name !== 'text:span') this.read(child, look, href);
      else if (!this.#styles.isHidden(attributes['text:style-name'])) {
        this.read(child, this.#styles.ofText(attributes['text:style-name'], look), href);
      }
    }
  }
}

function readParagraph(element: Xml, styles: OdtStyles, isListed: boolean): readonly Block[] {
  const style = styles.ofParagraph(element.attributes['text:style-name']);
  const level = Number(element.attributes['text:outline-level']);
  const look: ParagraphLook = {
    ...style,
    isListed: isListed || style.isListed,
    outline: element.name === 'text:h' && level > 0 ? level - 1 : style.outline,
  };
  const reader = new ParagraphReader(styles);
  reader.read(element, look, null);
  return [{ kind: 'paragraph', look, parts: reader.parts }, ...reader.boxes];
}

/** Reads a table. A cell that is covered by another has no content. */
function readTable(table: Xml, styles: OdtStyles): readonly Row[] {
  const widths: (number | undefined)[] = [];
  const rows: Row[] = [];
  const visit = (element: Xml): void => {
    for (const child of element.children) {
      if (child.name === 'table:table-column') {
        const count = Math.min(64, Number(child.attributes['table:number-columns-repeated'] ?? 1) || 1);
        for (let index = 0; index < count; index += 1)
          widths.push(styles.widthOf(child.attributes['table:style-name']));
      } else if (child.name === 'table:table-row') {
        const cells = child.children.filter(({ name }) => name === 'table:table-cell');
        rows.push({
          kind: 'row',
          cells: cells.map((cell, index) => ({ blocks: readOdtBlocks(cell, styles), width: widths[index] })),
        });
      } else visit(child);
    }
  };
  visit(table);
  return rows;
}

/** Reads the blocks of a body, a cell, or a text box in the order of the file. */
export function readOdtBlocks(element: Xml, styles: OdtStyles, isListed = false): readonly Block[] {
  return element.children.flatMap((child): readonly Block[] => {
    const { name } = child;
    if (name === 'text:p' || name === 'text:h') return readParagraph(child, styles, isListed);
    if (name === 'table:table') return readTable(child, styles);
    if (unread.has(name)) return [];
    // Only the first paragraph of an item has a bullet.
    if (name === 'text:list-item') {
      const [first, ...others] = child.children;
      const rest = { ...child, children: others };
      return [
        ...(first === undefined ? [] : readOdtBlocks({ ...child, name: '', children: [first] }, styles, true)),
        ...readOdtBlocks({ ...rest, name: '' }, styles),
      ];
    }
    return child.children.length > 0 ? readOdtBlocks(child, styles, isListed) : [];
  });
}
