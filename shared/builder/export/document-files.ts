import type { Typesetter } from '@shared/typesetting';
import type { Draft } from '../editing/draft.ts';
import type { FileFormat } from './file-name.ts';

/** The files that a document can be downloaded as. */
export interface DocumentFiles<Document, Format extends FileFormat> {
  /** In the order in which they are offered; the first one has a button of its own. */
  readonly formats: readonly [Format, ...Format[]];
  /** What its files are called as long as the person says nothing else, without ending. */
  readonly usualName: (draft: Draft<Document>) => string;
  /** Rejects with `TypesettingError`, with the signal's reason, or when code cannot be fetched. */
  readonly make: (
    format: Format | 'text',
    draft: Draft<Document>,
    how: { readonly typesetter: Typesetter; readonly signal?: AbortSignal },
  ) => Promise<Blob>;
}
