import { findRange } from '../../../importers/pdf/date-ranges.ts';
import { knownHeading } from '../../../importers/pdf/heading-words.ts';
import { compareFields } from '../compare-fields.ts';
import type { TaggedNode } from '../read-tags.ts';
import type { KnownKind, PlainEntry, PlainSection } from '../recovered-resume.ts';
import type { Reader } from './reader.ts';

/** A block of the structure: a heading, a paragraph with its pieces, or an item of a list. */
interface Block {
  readonly kind: 'h1' | 'h2' | 'h3' | 'text' | 'point';
  readonly pieces: readonly { readonly text: string; readonly isLink: boolean }[];
  /** Whether it is a text of its own outside of a paragraph, such as dates or the name of a group. */
  readonly isLabel: boolean;
}

const blockKinds: Readonly<Record<string, Block['kind']>> = { H1: 'h1', H2: 'h2', H3: 'h3', P: 'text' };

function piecesOf(node: TaggedNode, isLink = false): Block['pieces'] {
  if (node.role === '') return node.text.split('\t').map((text) => ({ text, isLink }));
  return node.children.flatMap((child) => piecesOf(child, isLink || node.role === 'Link'));
}

function blocksOf(node: TaggedNode): readonly Block[] {
  const kind = blockKinds[node.role];
  if (kind !== undefined || node.role === 'Span')
    return [{ kind: kind ?? 'text', pieces: piecesOf(node), isLabel: kind === undefined }];
  if (node.role === 'LBody') return [{ kind: 'point', pieces: piecesOf(node), isLabel: false }];
  return node.role === 'Lbl' ? [] : node.children.flatMap(blocksOf);
}

/** The text of some pieces. A line may end within a word that has a hyphen. */
const textOf = (pieces: Block['pieces']): string =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{L}-)\n\s?/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The pieces of a row between its dots. */
function rowOf({ pieces }: Block): Block['pieces'] {
  const rows: { text: string; isLink: boolean }[][] = [[]];
  for (const piece of pieces) {
    if (piece.text.trim() === '·') rows.push([]);
    else if (piece.isLink) rows.push([piece], []);
    else rows.at(-1)?.push(piece);
  }
  return rows
    .map((row) => ({ text: textOf(row), isLink: row.some(({ isLink }) => isLink) }))
    .filter(({ text }) => text !== '');
}

const isDates = (block: Block): boolean => block.kind === 'text' && findRange(textOf(block.pieces))?.rest === '';
const blank: PlainEntry = {
  ...{ id: '', title: '', subtitle: '', location: '', dates: '', link: '' },
  ...{ paragraphs: [], points: [] },
};

/** Whether a paragraph is a row of names, places, and links, and not a text. */
const isDetails = ({ pieces }: Block): boolean =>
  pieces.some(({ text, isLink }) => isLink || text.trim() === '·') || !/[.!?]$|.{90}/s.test(textOf(pieces));

/** Reads an entry: a title with dates beside it, a row of details, then text. */
function entryIn(blocks: readonly Block[]): PlainEntry {
  const title = blocks.find(({ kind }) => kind === 'h3');
  const dates = blocks.find(isDates);
  const rest = blocks.filter((block) => block.kind === 'text' && block !== dates);
  const [details, ...texts] = rest[0] !== undefined && isDetails(rest[0]) ? rest : [undefined, ...rest];
  const row = details === undefined ? [] : rowOf(details);
  const link = row.find(({ isLink }) => isLink);
  const [subtitle, location] = row.filter((piece) => piece !== link);
  return {
    ...blank,
    title: title === undefined ? '' : textOf(title.pieces),
    subtitle: subtitle?.text ?? '',
    location: location?.text ?? '',
    dates: dates === undefined ? '' : textOf(dates.pieces),
    link: link?.text ?? '',
    paragraphs: texts.flatMap((block) => (block === undefined ? [] : textOf(block.pieces))),
    points: blocks.filter(({ kind }) => kind === 'point').map(({ pieces }) => textOf(pieces)),
  };
}

/** Divides the blocks of a section at its titles; dates directly before a title belong to it. */
function entriesIn(blocks: readonly Block[]): readonly PlainEntry[] {
  const entries: Block[][] = [];
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    const isStart = block.kind === 'h3' ? !isDates(blocks[index - 1] ?? block) : isDates(block) && next?.kind === 'h3';
    const last = entries.at(-1);
    if (isStart || last === undefined) entries.push([block]);
    else last.push(block);
  });
  return entries.map(entryIn);
}

/** Groups: a name and what belongs to it, in one block or in two. */
function groupsIn(blocks: readonly Block[]): readonly PlainEntry[] {
  const groups: { title: string; items: string[] }[] = [];
  for (const { pieces, isLabel } of blocks) {
    const texts = pieces.map((piece) => textOf([piece])).filter((text) => text !== '');
    const [name = '', ...items] = texts;
    const last = groups.at(-1);
    // A wide space before a text says that it is beside the one before.
    const isBeside = pieces[0]?.text === '' && pieces.length > 1;
    if (isBeside && last !== undefined) last.items.push(...texts);
    else if (isLabel) groups.push({ title: textOf(pieces), items: [] });
    else if (last !== undefined && last.items.length === 0 && blocks.some((block) => block.isLabel))
      last.items.push(...texts);
    else groups.push({ title: name, items });
  }
  return groups.map(({ title, items }) => ({ ...blank, title, points: items.flatMap((text) => text.split(/, ?/)) }));
}

function sectionIn(title: string, blocks: readonly Block[]): PlainSection {
  const kind = (knownHeading(title) ?? 'other') as KnownKind;
  const hasEntries = blocks.some((block) => block.kind === 'h3' || isDates(block));
  if (hasEntries) return { kind, title, entries: entriesIn(blocks) };
  if (kind === 'summary')
    return { kind, title, entries: [{ ...blank, paragraphs: blocks.map(({ pieces }) => textOf(pieces)) }] };
  return { kind, title, entries: groupsIn(blocks) };
}

/** Reads the tags of a PDF, which say what is a heading, a paragraph, and a list. */
export const tagsReader: Reader = {
  id: 'tags',
  compare({ tagged }, written) {
    const blocks = tagged.flatMap(blocksOf);
    if (blocks.length === 0) return null;
    const parts: Block[][] = [[]];
    for (const block of blocks) {
      if (block.kind === 'h2') parts.push([block]);
      else parts.at(-1)?.push(block);
    }
    const [head = [], ...sections] = parts;
    const name = head.find(({ kind }) => kind === 'h1');
    const rows = head.filter(({ kind }) => kind === 'text');
    const headline = rows.find(({ pieces }) => pieces.every(({ isLink }) => !isLink));
    return compareFields(written, {
      name: name === undefined ? '' : textOf(name.pieces),
      headline: headline === undefined ? '' : textOf(headline.pieces),
      contacts: rows
        .filter((row) => row !== headline)
        .flatMap(rowOf)
        .map(({ text }) => ({ text, href: null })),
      sections: sections.map(([title, ...rest]) => sectionIn(title === undefined ? '' : textOf(title.pieces), rest)),
    });
  },
  looksFor: () => true,
};
