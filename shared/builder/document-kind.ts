/**
 * What a builder's parts need to know of a kind of document (résumé, letter). A remote hands in one such object for its
 * kind; it stays the same object, and nothing here asks which kind it is.
 */
import type { MergeConflict, Side } from '@shared/documents';
import type { ApolloClient } from '@shared/graphql';
import type { DocumentEditor, NamedAction } from './editing/document-editor.ts';
import type { Draft } from './editing/draft.ts';

/** A draft as the server has it. */
export interface StoredDraft<Document> {
  readonly draft: Draft<Document>;
  readonly version: number;
}

/** What the server says to a draft: saved as a version, or refused as another version is the newest. */
export type WriteAnswer = { readonly version: number } | { readonly currentVersion: number };

/** Where drafts are saved. Calls that do not succeed reject with what the data layer rejects with. */
export interface DraftStore<Document> {
  /** As the server has it now; undefined when it cannot be read. */
  readonly fetch: (client: ApolloClient, id: string) => Promise<StoredDraft<Document> | undefined>;
  /** Saves over `version`. Undefined: no answer came. */
  readonly write: (
    client: ApolloClient,
    id: string,
    version: number,
    draft: Draft<Document>,
  ) => Promise<WriteAnswer | undefined>;
  /** Brings a deleted document back as it was. */
  readonly restore: (client: ApolloClient, id: string) => Promise<unknown>;
}

/** A change with the names that its sentence needs. */
export interface ToldChange {
  readonly what: string;
  readonly section: string;
  readonly sectionKind: string | null;
  readonly names: readonly string[];
  readonly count: number;
}

/** An earlier version as a list shows it. */
export interface ListedVersion {
  readonly id: string;
  readonly name: string | null;
  /** ISO instant. */
  readonly savedAt: string;
  readonly changes: readonly ToldChange[];
}

/** Where earlier versions are kept. Calls that do not succeed reject. */
export interface VersionStore<Document> {
  /** The last one first. */
  readonly list: (client: ApolloClient, documentId: string) => Promise<readonly ListedVersion[]>;
  readonly read: (client: ApolloClient, versionId: string) => Promise<Draft<Document>>;
  /** Keeps the newest state under a name. */
  readonly keep: (client: ApolloClient, documentId: string, name: string) => Promise<unknown>;
  /** '' takes the name away. */
  readonly rename: (client: ApolloClient, versionId: string, name: string) => Promise<unknown>;
  /** Makes an earlier version the newest, unless `version` is not the newest any more. */
  readonly restore: (client: ApolloClient, versionId: string, version: number) => Promise<StoredDraft<Document>>;
}

/** Two states in one, and what has to be decided for that. */
export interface Merged<Document> {
  readonly state: Draft<Document>;
  readonly conflicts: readonly MergeConflict[];
}

export interface DocumentKind<Document, Action extends NamedAction> {
  /** The remote's name: what is kept on the device is kept under it. */
  readonly name: string;
  /** A document of unknown origin; undefined for what is none. */
  readonly parse: (value: unknown) => Document | undefined;
  readonly editor: DocumentEditor<Document, Action>;
  readonly drafts: DraftStore<Document>;
  readonly versions: VersionStore<Document>;
  /** `mine` and `theirs`, both made from `base`, in one; `choices` by `conflictKey`. */
  readonly merge: (
    base: Draft<Document> | undefined,
    mine: Draft<Document>,
    theirs: Draft<Document>,
    choices?: ReadonlyMap<string, Side>,
  ) => Merged<Document>;
}
