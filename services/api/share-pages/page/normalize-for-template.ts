import type { ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import { templateOf } from '../../../../shared/typesetting/templates.ts';

/**
 * Returns a document as its pages show it: a template without a place for a headshot leaves it out, and so does the
 * HTML.
 */
export function normalizeForTemplate<Document extends ComposedDocument>(document: Document): Document {
  const { headshot, ...texts } = document.header;
  const leavesOut = headshot !== undefined && !templateOf(document.design.template).hasHeadshot;
  return leavesOut ? { ...document, header: texts } : document;
}
