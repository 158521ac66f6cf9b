import type { ComposedDocument } from '../documents/composed-document.ts';

/** The fields of a document that are not printed. */
export const unprinted: ReadonlySet<string> = new Set(['href', 'path', 'id', 'kind', 'svg']);
/** All printed text of a document. */
export const printedText = (document: ComposedDocument): string => {
  const texts: string[] = [];
  const collect = (value: unknown, key?: string): void => {
    if (typeof value === 'string') {
      if (key === undefined || !unprinted.has(key)) texts.push(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) collect(part, Array.isArray(value) ? key : name);
    }
  };
  collect(document.header);
  collect(document.kind === 'letter' ? document.letter : document.sections);
  return texts.join('\n');
};
