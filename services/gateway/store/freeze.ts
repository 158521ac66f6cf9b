import type { ResumeToCompose } from '../../../shared/documents/compose-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { FrozenContent } from '../../database/schema/index.ts';
import { composeShared, type HiddenParts } from '../../../shared/documents/compose-shared.ts';

/** Draws a document for good. Rejects with a `TypesettingError` when it cannot. */
export interface PdfMaker {
  pdf(document: ComposedDocument): Promise<Uint8Array>;
  /** A headshot's bytes by its path, a JPEG; undefined when it is gone. */
  readonly picture?: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  /** The layout engine and its version, as it is kept with what it drew. */
  readonly name: string;
}

export interface FrozenCopy {
  readonly content: FrozenContent;
  readonly pdf: Buffer;
}

/** A copy of a résumé as it is now, without the parts that are hidden. */
export async function freeze(maker: PdfMaker, source: ResumeToCompose, hidden: HiddenParts): Promise<FrozenCopy> {
  const document = composeShared(source, hidden);
  const { headshot } = document.header;
  const [pdf, bytes] = await Promise.all([maker.pdf(document), headshot && maker.picture?.(headshot.path)]);
  const picture = bytes && `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
  return { content: { source, document, engine: maker.name, ...(picture && { picture }) }, pdf: Buffer.from(pdf) };
}
