import type { ComposedDocument } from '../../documents/composed-document.ts';
import { punctuateDocument } from '../../documents/punctuation/punctuate-document.ts';
import { type TemplateData, toTemplateData } from '../template-data.ts';
import { templateOf } from '../templates.ts';
import { type ChooseFonts, createChooseFonts } from './choose-fonts.ts';
import type { FontFactsByFile } from './engine-files.ts';
import type { DocumentSource } from './typst-compiler.ts';

/** Loads the bytes of a JPEG by its path on this site; undefined when it does not exist (any more). */
export type LoadPicture = (path: string) => Promise<Uint8Array | undefined>;

export interface PreparedSource extends DocumentSource {
  /** The characters that no font has, without duplicates. */
  readonly missing: string;
}
/**
 * Prepares a document. `headshot` holds the bytes of its picture if the caller has them, for a picture that may no
 * longer be available elsewhere.
 */
export type PrepareSource = (document: ComposedDocument, headshot?: Uint8Array) => Promise<PreparedSource>;

/** The number of headshots that are cached for the next keystroke. */
const keptPictures = 40;

function withMemory(load: LoadPicture): LoadPicture {
  const known = new Map<string, Uint8Array>();
  return async (path) => {
    const bytes = known.get(path) ?? (await load(path));
    known.delete(path);
    if (bytes) known.set(path, bytes);
    const [oldest] = known.keys();
    if (known.size > keptPictures && oldest !== undefined) known.delete(oldest);
    return bytes;
  };
}

const withoutHeadshot = ({ header: { name, headline, contacts }, ...data }: TemplateData): TemplateData => ({
  ...data,
  header: { name, headline, contacts },
});

/**
 * Creates the function that turns a document into the compilers' input. A picture that is not available is left out,
 * and the pages are made without it.
 */
export function createPrepareSource(
  readFacts: () => FontFactsByFile,
  loadPicture: LoadPicture = () => Promise.resolve(undefined),
): PrepareSource {
  const load = withMemory(loadPicture);
  let choose: ChooseFonts | undefined;

  return async (composed, headshot) => {
    const document = punctuateDocument(composed);
    const template = templateOf(document.design.template).name;
    let missing = '';
    const data = toTemplateData(document, (...input) => {
      choose ??= createChooseFonts(readFacts());
      const fonts = choose(...input);
      missing = fonts.missing;
      return fonts;
    });
    const path = data.header.headshot?.path;
    const bytes = path === undefined ? undefined : (headshot ?? (await load(path).catch(() => undefined)));
    if (path === undefined || bytes === undefined) {
      return { template, data: JSON.stringify(withoutHeadshot(data)), missing };
    }
    return { template, data: JSON.stringify(data), picture: { path, bytes }, missing };
  };
}
