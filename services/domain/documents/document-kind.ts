/** Defines what differs between résumés and letters in storage. Everything else is generic. */
import { validate } from 'uuid';
import { compareLetters, type LetterChange } from '../../../shared/documents/compare/compare-letters.ts';
import { compareResumes, type ResumeChange } from '../../../shared/documents/compare/compare-resumes.ts';
import type { LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import type { DocumentState } from '../../../shared/documents/merge/merge-documents.ts';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import {
  type DocumentTables,
  letterEvents,
  letters,
  letterVersions,
  resumeEvents,
  resumes,
  resumeVersions,
} from '../../platform/database/schema/index.ts';
import { snapshotDesigns, withSnapshot } from './snapshot.ts';

export type DocumentChange = ResumeChange | LetterChange;

export interface StoredDocumentKind<Document> extends DocumentTables<Document> {
  readonly name: 'resume' | 'letter';
  /** Lists the ids of blocks that the document refers to, as they are written there. */
  readonly namedBlocks: (document: Document) => readonly string[];
  /** Returns the JSON that a document contains if it refers to a block (`@>` of PostgreSQL). */
  readonly naming: (eventId: string) => object;
  /** The path of block ids in a document (for `jsonb_path_query`). */
  readonly namesPath: string;
  /** Returns the document as it is stored, including its snapshots of other records. */
  readonly toStored: (db: DatabaseOrTransaction, accountId: string, document: Document) => Promise<Document>;
  /** Updates the snapshots of documents that are being deleted, in the same transaction. */
  readonly onDelete: (db: DatabaseOrTransaction, accountId: string, ids: readonly string[]) => Promise<void>;
  /** Lists the differences between two states. */
  readonly compare: (from: DocumentState<Document>, to: DocumentState<Document>) => readonly DocumentChange[];
}

export const resumeKind: StoredDocumentKind<ResumeDocument> = {
  name: 'resume',
  documents: resumes,
  uses: resumeEvents,
  versions: resumeVersions,
  namedBlocks: ({ sections }) =>
    sections.flatMap((section) =>
      section.kind === 'summary' || section.kind === 'custom' ? [] : section.items.map(({ eventId }) => eventId),
    ),
  naming: (eventId) => ({ sections: [{ items: [{ eventId }] }] }),
  namesPath: 'lax $.sections[*].items[*].eventId',
  toStored: (_db, _accountId, document) => Promise.resolve(document),
  onDelete: snapshotDesigns,
  compare: compareResumes,
};

export const letterKind: StoredDocumentKind<LetterDocument> = {
  name: 'letter',
  documents: letters,
  uses: letterEvents,
  versions: letterVersions,
  namedBlocks: ({ parts }) => parts.flatMap((part) => (part.kind === 'block' ? [part.eventId] : [])),
  naming: (eventId) => ({ parts: [{ eventId }] }),
  namesPath: 'lax $.parts[*].eventId',
  toStored: withSnapshot,
  onDelete: () => Promise.resolve(),
  compare: compareLetters,
};

/** The kinds of document that can use blocks. */
export const documentKinds = [resumeKind, letterKind] as const;

/** Lists the blocks that a document refers to, each once. Values that are not valid ids are ignored. */
export function referencesIn<Document>(kind: StoredDocumentKind<Document>, document: Document): readonly string[] {
  const references = kind.namedBlocks(document);
  return [...new Set(references.filter((id) => validate(id)).map((id) => id.toLowerCase()))];
}
