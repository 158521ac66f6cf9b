import type { ResumeToCompose } from '../../../shared/documents/compose-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { FrozenContent } from '../../database/schema/index.ts';
import { composeShared, type HiddenParts } from '../../../shared/documents/compose-shared.ts';

/** Draws a document for good. Rejects with a `TypesettingError` when it cannot. */
export interface PdfMaker {
  pdf(document: ComposedDocument): Promise<Uint8Array>;
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
  const pdf = await maker.pdf(document);
  return { content: { source, document, engine: maker.name }, pdf: Buffer.from(pdf) };
}
