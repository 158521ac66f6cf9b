import type { ResumeToCompose } from '../../../shared/documents/compose-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { FrozenContent } from '../../database/schema/index.ts';
import { composeShared, type HiddenParts } from '../../../shared/documents/compose-shared.ts';
import { pictureAddress, pictureBytes } from './kept-picture.ts';

/** Draws a document for good. Rejects with a `TypesettingError` when it cannot. */
export interface PdfMaker {
  /** `headshot`: the document's picture, where it was kept; otherwise it is looked up by its path. */
  pdf(document: ComposedDocument, signal?: AbortSignal, headshot?: Uint8Array): Promise<Uint8Array>;
  /** A headshot's bytes by its path, a JPEG; undefined when it is gone. */
  readonly picture?: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  /** The layout engine and its version, as it is kept with what it drew. */
  readonly name: string;
}

export interface FrozenCopy {
  readonly content: FrozenContent;
  readonly pdf: Buffer;
}

/**
 * A copy of a résumé as it is now, without the parts that are hidden. `kept` is the picture of an earlier copy of the same
 * content: the person may have another one by now, and the one before is gone.
 */
export async function freeze(
  maker: PdfMaker,
  source: ResumeToCompose,
  hidden: HiddenParts,
  kept?: string,
): Promise<FrozenCopy> {
  const document = composeShared(source, hidden);
  const { headshot } = document.header;
  const bytes = headshot && (pictureBytes(kept) ?? (await maker.picture?.(headshot.path)));
  const pdf = await maker.pdf(document, undefined, bytes);
  const picture = bytes && pictureAddress(bytes);
  return { content: { source, document, engine: maker.name, ...(picture && { picture }) }, pdf: Buffer.from(pdf) };
}
