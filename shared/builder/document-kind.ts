/**
 * What the parts of a builder need to know about a document kind (résumé, letter). A remote passes one such object for
 * its kind; it is always the same object, and no code here asks which kind it is.
 */
import type { MergeConflict, MergeSide } from '@shared/documents';
import type { ApolloClient } from '@shared/graphql';
import type { DocumentEditor, NamedAction } from './editing/document-editor.ts';
import type { Draft } from './editing/draft.ts';

/** A draft as the server stores it. */
export interface StoredDraft<Document> {
  readonly draft: Draft<Document>;
  readonly version: number;
}

/** The server's answer to a write: saved as a version, or refused because another version is current. */
export type WriteAnswer = { readonly version: number } | { readonly currentVersion: number };

/** Where drafts are saved. Calls that fail reject with the error of the data layer. */
export interface DraftStore<Document> {
  /** Fetches the draft as the server has it now; undefined when it cannot be read. */
  readonly fetch: (client: ApolloClient, id: string) => Promise<StoredDraft<Document> | undefined>;
  /** Saves over `version`. Resolves to undefined when no answer arrived. */
  readonly write: (
    client: ApolloClient,
    id: string,
    version: number,
    draft: Draft<Document>,
  ) => Promise<WriteAnswer | undefined>;
  /** Restores a deleted document unchanged. */
  readonly restore: (client: ApolloClient, id: string) => Promise<unknown>;
}

/** A change with the names that its sentence needs. */
export interface ChangeSummary {
  readonly what: string;
  readonly section: string;
  readonly sectionKind: string | null;
  readonly names: readonly string[];
  readonly count: number;
}

/** An earlier version, as the history lists it. */
export interface ListedVersion {
  readonly id: string;
  readonly name: string | null;
  /** An ISO 8601 instant. */
  readonly savedAt: string;
  readonly changes: readonly ChangeSummary[];
}

/** Where earlier versions are stored. Calls that fail reject. */
export interface VersionStore<Document> {
  /** Lists the versions, newest first. */
  readonly list: (client: ApolloClient, documentId: string) => Promise<readonly ListedVersion[]>;
  readonly read: (client: ApolloClient, versionId: string) => Promise<Draft<Document>>;
  /** Saves the current state as a named version. */
  readonly keep: (client: ApolloClient, documentId: string, name: string) => Promise<unknown>;
  /** Renames a version; an empty name removes it. */
  readonly rename: (client: ApolloClient, versionId: string, name: string) => Promise<unknown>;
  /** Makes an earlier version the current one, unless `version` is no longer current. */
  readonly restore: (client: ApolloClient, versionId: string, version: number) => Promise<StoredDraft<Document>>;
}

/** Two merged states, and the conflicts that still have to be decided. */
export interface Merged<Document> {
  readonly state: Draft<Document>;
  readonly conflicts: readonly MergeConflict[];
}

export interface DocumentKind<Document, Action extends NamedAction> {
  /** The name of the remote, which is part of the storage keys on the device. */
  readonly name: string;
  /** Parses a document from an untrusted source; undefined when it is not valid. */
  readonly parse: (value: unknown) => Document | undefined;
  readonly editor: DocumentEditor<Document, Action>;
  readonly drafts: DraftStore<Document>;
  readonly versions: VersionStore<Document>;
  /** Merges `mine` and `theirs`, both based on `base`; `choices` maps a `conflictKey` to the chosen side. */
  readonly merge: (
    base: Draft<Document> | undefined,
    mine: Draft<Document>,
    theirs: Draft<Document>,
    choices?: ReadonlyMap<string, MergeSide>,
  ) => Merged<Document>;
}
