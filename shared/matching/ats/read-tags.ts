import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure that a tagged PDF has for assistive technology. */
export interface TaggedNode {
  /** The standard role: `H2`, `P`, `L`, `LI`, `Link`; empty for a piece of text. */
  readonly role: string;
  /** The text of a piece; empty for other nodes. */
  readonly text: string;
  readonly children: readonly TaggedNode[];
}

/** The fields of the library's results that are used. */
interface StructureNode {
  readonly role?: string;
  readonly children?: readonly (StructureNode | StructureContent)[];
}
interface StructureContent {
  readonly type: string;
  readonly id?: string;
}
interface TextPiece {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
  readonly type?: undefined;
}
type ContentItem = TextPiece | { readonly type: string; readonly id?: string };

/** The text of a piece; a wide space stands between two cells of a row and becomes a tab. */
const textOf = ({ str, width, height, hasEOL }: TextPiece): string =>
  `${str.trim() === '' && width > height ? '\t' : str}${hasEOL ? '\n' : ''}`;

/** The texts of a page by the ids of their marked content. */
async function markedTexts(page: PDFPageProxy): Promise<ReadonlyMap<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items as readonly ContentItem[]) {
    if (item.type === undefined) {
      const id = open.findLast((each) => each !== undefined);
      if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${textOf(item)}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return texts;
}

const isContent = (node: StructureNode | StructureContent): node is StructureContent => 'type' in node;

function nodeOf(node: StructureNode | StructureContent, texts: ReadonlyMap<string, string>): TaggedNode {
  if (isContent(node)) return { role: '', text: node.id === undefined ? '' : (texts.get(node.id) ?? ''), children: [] };
  return { role: node.role ?? '', text: '', children: (node.children ?? []).map((child) => nodeOf(child, texts)) };
}

/** Reads the structure of all pages; empty if the document has none. */
export async function readTags(document: PDFDocumentProxy): Promise<readonly TaggedNode[]> {
  const nodes: TaggedNode[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = (await page.getStructTree()) as StructureNode | null;
    if (tree !== null) nodes.push(nodeOf(tree, await markedTexts(page)));
  }
  return nodes;
}
