import { ExternalHyperlink, HeadingLevel, Paragraph, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx';
import type {
  ComposedContact,
  ComposedDocument,
  ComposedEntry,
  ComposedGroup,
  ComposedSection,
} from '../../documents/composed-document.ts';
import { rowSeparator } from '../text/details.ts';
import { letterParagraphs } from './letter-paragraphs.ts';
import { pictureRun } from './picture.ts';
import { paragraph, plain, runsOf, hasText, type Sheet, unlessBlank } from './runs.ts';
import { bulletList, styleIds } from './styles.ts';

function linked({ text, href }: ComposedContact, style: string): readonly ParagraphChild[] {
  if (href === null) return runsOf(text);
  return [new ExternalHyperlink({ children: runsOf(text, { style }), link: href })];
}

/** The parts of one row, separated by dots. */
const row = (pieces: readonly ComposedContact[], linkStyle: string = styleIds.hyperlink): readonly ParagraphChild[] =>
  pieces.flatMap((piece, index) => [...(index === 0 ? [] : runsOf(rowSeparator)), ...linked(piece, linkStyle)]);

/** The employer, place, and address, with the dates at the end of the line. */
function details(sheet: Sheet, { subtitle, location, dates, link }: ComposedEntry): readonly Paragraph[] {
  const pieces = [{ text: subtitle, href: null }, { text: location, href: null }, ...(link ? [link] : [])];
  const shown = pieces.filter(({ text }) => hasText(text));
  if (shown.length === 0 && !hasText(dates)) return [];
  const apart = shown.length > 0 && hasText(dates) ? [new TextRun({ children: [new Tab()] })] : [];
  return [
    paragraph(sheet, shown.map(({ text }) => text).join(' '), {
      style: styleIds.details,
      keepNext: true,
      tabStops: [{ type: TabStopType.RIGHT, position: sheet.textWidth }],
      children: [
        ...row(shown),
        ...apart,
        ...(hasText(dates) ? runsOf(dates, { isUpright: sheet.areDetailsItalic }) : []),
      ],
    }),
  ];
}

function entry(sheet: Sheet, composed: ComposedEntry): readonly Paragraph[] {
  const { title, paragraphs, points } = composed;
  return [
    ...unlessBlank(title, (text) => plain(sheet, text, { heading: HeadingLevel.HEADING_2 })),
    ...details(sheet, composed),
    ...paragraphs.flatMap((each) => unlessBlank(each, (text) => plain(sheet, text))),
    ...points.flatMap((each) =>
      unlessBlank(each, (text) =>
        plain(sheet, text, { style: styleIds.listBullet, numbering: { reference: bulletList, level: 0 } }),
      ),
    ),
  ];
}

function group(sheet: Sheet, { name, items }: ComposedGroup): readonly Paragraph[] {
  const list = items.filter(hasText).join(', ');
  const between = hasText(name) && list !== '' ? ': ' : '';
  if (!hasText(name) && list === '') return [];
  return [
    paragraph(sheet, name + list, {
      style: styleIds.group,
      children: [...runsOf(name + between, { isBold: true }), ...runsOf(list)],
    }),
  ];
}

function section(sheet: Sheet, composed: ComposedSection): readonly Paragraph[] {
  const body = (): readonly Paragraph[] => {
    switch (composed.kind) {
      case 'text':
        return composed.paragraphs.flatMap((each) => unlessBlank(each, (text) => plain(sheet, text)));
      case 'entries':
        return composed.entries.flatMap((each) => entry(sheet, each));
      case 'groups':
        return composed.groups.flatMap((each) => group(sheet, each));
    }
  };
  const title = unlessBlank(composed.title, (text) => plain(sheet, text, { heading: HeadingLevel.HEADING_1 }));
  return [...title, ...body()];
}

/** The name with the picture beside it, or one of them alone. */
function nameParagraphs(sheet: Sheet, name: string): readonly Paragraph[] {
  const picture = sheet.picture ? [pictureRun(sheet.picture, sheet)] : [];
  if (!hasText(name)) return picture.map((run) => new Paragraph({ children: [run] }));
  return [paragraph(sheet, name, { heading: HeadingLevel.TITLE, children: [...picture, ...runsOf(name)] })];
}

/** All content of the document in reading order, as paragraphs only, without tables and text boxes. */
export function paragraphsOf(sheet: Sheet, document: ComposedDocument): readonly Paragraph[] {
  const { header } = document;
  const contacts = header.contacts.filter(({ text }) => hasText(text));
  const contactTexts = contacts.map(({ text }) => text).join(' ');
  return [
    ...nameParagraphs(sheet, header.name),
    ...unlessBlank(header.headline, (text) => plain(sheet, text, { style: 'Subtitle' })),
    ...(contacts.length === 0
      ? []
      : [paragraph(sheet, contactTexts, { style: styleIds.contacts, children: row(contacts, sheet.headerLink) })]),
    ...(document.kind === 'letter'
      ? letterParagraphs(sheet, document.letter)
      : document.sections.flatMap((each) => section(sheet, each))),
  ];
}
