import { Document, Packer } from 'docx';
import type { ComposedDocument } from '../../documents/composed-document.ts';
import type { Paper } from '../../documents/design/resume-design.ts';
import { type DocumentLook, documentLookOf } from '../../typesetting/document-look.ts';
import { fontTable, fontTablePart } from './font-table.ts';
import { paragraphsOf } from './paragraphs.ts';
import { makeReproducibleZip } from './reproducible-zip.ts';
import { bulletLevels, bulletList, styleIds, stylesOf } from './styles.ts';
import { isWrittenRightToLeft } from './text-direction.ts';
import { xmlText } from './runs.ts';

/** The sizes of paper in twentieths of a point. */
const sheets: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  letter: { width: 12_240, height: 15_840 },
  a4: { width: 11_906, height: 16_838 },
};
/** The margins as on the pages: the design's at the sides, slightly smaller ones at the top and bottom. */
function marginOf({ sideMargin }: DocumentLook) {
  const side = Math.round((sideMargin * 1440) / 25.4);
  const end = Math.round(side * 0.88);
  return { left: side, right: side, top: end, bottom: end, header: 567, footer: 567 };
}

/** A language tag that needs no escaping in XML. */
const tagOf = (language: string): string => (/^[a-z\d-]{2,35}$/i.test(language) ? language : 'en');

/**
 * Writes the document for Word and compatible programs: real styles, lists, and links in one column, so that people can
 * continue to edit it and parsers find everything. Fonts, colors, sizes, and titles follow the design of the document.
 * The same document at the same time (`now`, in seconds) gives the same bytes. `headshot` is the document's picture, a
 * square JPEG; without it, and in a template that has no place for one, the document has no picture.
 */
export async function writeDocx(
  document: ComposedDocument,
  headshot?: Uint8Array,
  now = new Date(),
): Promise<Uint8Array> {
  const language = tagOf(document.language);
  const { design } = document;
  const { width, height } = sheets[design.paper];
  const look = documentLookOf(document);
  const margin = marginOf(look);
  const { alt } = document.header.headshot ?? {};
  const hasPicture = headshot !== undefined && alt !== undefined && look.template.hasHeadshot;
  const sheet = {
    isRightToLeft: isWrittenRightToLeft(language),
    textWidth: width - margin.left - margin.right,
    areDetailsItalic: look.areDetailsItalic,
    headerLink: look.header === 'band' ? styleIds.headerLink : styleIds.hyperlink,
    picture: hasPicture ? { bytes: headshot, alt: xmlText(alt) } : undefined,
  };
  const made = new Document({
    title: xmlText(document.title),
    creator: xmlText(document.author),
    lastModifiedBy: xmlText(document.author),
    styles: stylesOf(look, language),
    numbering: { config: [{ reference: bulletList, levels: bulletLevels(look) }] },
    sections: [{ properties: { page: { size: { width, height }, margin } }, children: paragraphsOf(sheet, document) }],
  });
  const fonts = fontTable([look.headingFamily, look.textFamily]);
  const packed = new Uint8Array(await Packer.toArrayBuffer(made));
  return makeReproducibleZip(packed, language, now, { [fontTablePart]: fonts });
}
