import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { SharedDocuments } from '../../../shared/documents/compose-shared.ts';
import { unfilledVariablesOf } from '../../../shared/documents/letter/unfilled-variables.ts';
import { sharePdfs } from '../../platform/database/schema/index.ts';
import { pictureBytes } from '../../domain/shares/freeze.ts';
import type { Engine } from '../../domain/typesetting/engine/create-engine.ts';
import { documentsOf, findShare, type ShareResult, type ShareAddress, type SharePlaces } from './find-share.ts';
import { mayOpen } from './share-key.ts';

/** What a visitor sees of a link: nothing at all, the password form, that a letter is unfinished, or its documents. */
export type ShownShare =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'open'; readonly found: ShareResult; readonly documents: SharedDocuments };

/** Finds a link and returns what this visitor sees of it. */
export async function showShare(
  places: SharePlaces,
  address: ShareAddress,
  request: FastifyRequest,
): Promise<ShownShare> {
  const found = await findShare(places, address, new Date());
  if (!found) return { kind: 'nothing' };
  if (!mayOpen(found.share, request)) return { kind: 'locked' };
  const documents = await documentsOf(places, found);
  if (!documents) return { kind: 'nothing' };
  // Other people never see an unfilled variable (decisions.md "Building blocks").
  const isUnfinished = documents.letter !== undefined && unfilledVariablesOf(documents.letter).length > 0;
  return isUnfinished ? { kind: 'unfinished' } : { kind: 'open', found, documents };
}

/** Returns the first document of a link: the letter of a bundle. */
export const firstOf = ({ letter, resume }: SharedDocuments): ComposedDocument | undefined => letter ?? resume;

/** Returns the documents of a link in the order in which its page shows them. */
export const allOf = ({ letter, resume }: SharedDocuments): readonly ComposedDocument[] =>
  [letter, resume].filter((document) => document !== undefined);

/** Returns the headshot that a frozen link keeps. */
export const frozenHeadshot = ({ share }: ShareResult): Uint8Array | undefined => pictureBytes(share.frozen?.picture);

/** Returns a document's PDF: the frozen one, or one that is typeset now. Rejects with a `TypesettingError`. */
export async function pdfOf(
  { database, engine }: SharePlaces & { readonly engine: Pick<Engine, 'pdf'> },
  { share }: ShareResult,
  document: ComposedDocument,
): Promise<Uint8Array> {
  if (!share.frozen) return engine.pdf(document);
  const { bytes, letterBytes } = sharePdfs;
  const [storedPdf] = await database
    .select({ pdf: document.kind === 'letter' ? letterBytes : bytes })
    .from(sharePdfs)
    .where(and(eq(sharePdfs.accountId, share.accountId), eq(sharePdfs.shareId, share.id)));
  if (!storedPdf?.pdf) throw new Error('A frozen link has no PDF.');
  return storedPdf.pdf;
}
