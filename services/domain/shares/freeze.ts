import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { composeShared, type HiddenParts } from '../../../shared/documents/compose-shared.ts';
import { requireFilled, UnfilledVariablesError } from '../../../shared/documents/letter/unfilled-variables.ts';
import type { FrozenContent } from '../../platform/database/schema/index.ts';
import { badUserInput } from '../errors.ts';
import type { ShareSources } from './share-subject.ts';

/** The beginning of a headshot in a frozen copy: a JPEG as a `data:` URL, which pages can show directly. */

const start = 'data:image/jpeg;base64,';

/** Encodes a JPEG as a `data:` URL. */
const pictureAddress = (jpeg: Uint8Array): string => start + Buffer.from(jpeg).toString('base64');

/** Decodes the picture of a frozen copy; undefined if there is none. */
export const pictureBytes = (address: string | undefined): Uint8Array | undefined =>
  address?.startsWith(start) === true ? Buffer.from(address.slice(start.length), 'base64') : undefined;

/** Renders documents as PDF. `pdf` rejects with a `TypesettingError` when it cannot. */
export interface PdfMaker {
  /**
   * Renders a document. `headshot` is a stored copy of its picture; without one, the picture is looked up by its path.
   */
  pdf(document: ComposedDocument, signal?: AbortSignal, headshot?: Uint8Array): Promise<Uint8Array>;
  /** Returns a headshot's bytes (JPEG) by its path; undefined if it no longer exists. */
  readonly picture?: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  /** The name and version of the layout engine, which are stored with what it rendered. */
  readonly name: string;
}

export interface FrozenCopy {
  readonly content: FrozenContent;
  readonly pdfs: { readonly resume: Buffer | null; readonly letter: Buffer | null };
}

/** Throws BAD_USER_INPUT, naming what is missing, for a letter that is not ready to be shown. */
export function refuseUnfinished(document: ComposedDocument | undefined): void {
  try {
    if (document) requireFilled(document);
  } catch (error) {
    if (!(error instanceof UnfilledVariablesError)) throw error;
    throw badUserInput(error.missing.map(({ typed }) => ({ path: 'letter', message: `${typed} has no value yet.` })));
  }
}

/**
 * Creates a copy of documents as they are now, without the hidden parts. `kept` is the picture of an earlier copy of
 * the same content, because the user may have replaced the picture since. Throws BAD_USER_INPUT for an unfinished
 * letter.
 */
export async function freeze(
  maker: PdfMaker,
  sources: ShareSources,
  hidden: HiddenParts,
  earlierPicture?: string,
): Promise<FrozenCopy> {
  const { resume, letter } = composeShared(sources, hidden);
  refuseUnfinished(letter);
  const headshot = resume?.header.headshot ?? letter?.header.headshot;
  const bytes = headshot && (pictureBytes(earlierPicture) ?? (await maker.picture?.(headshot.path)));
  const draw = async (document: ComposedDocument | undefined): Promise<Buffer | null> =>
    document ? Buffer.from(await maker.pdf(document, undefined, bytes)) : null;
  const [ofResume, ofLetter] = await Promise.all([draw(resume), draw(letter)]);
  return {
    content: {
      ...(sources.resume && resume && { source: sources.resume, document: resume }),
      ...(sources.letter && letter && { letter: { source: sources.letter, document: letter } }),
      engine: maker.name,
      ...(bytes && { picture: pictureAddress(bytes) }),
    },
    pdfs: { resume: ofResume, letter: ofLetter },
  };
}
