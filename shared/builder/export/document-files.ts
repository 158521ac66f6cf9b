import type { LoadHeadshot } from '@shared/exporters';
import type { Typesetter } from '@shared/typesetting';
import type { Draft } from '../editing/draft.ts';
import type { FileFormat } from './file-name.ts';

/** What files are made with. */
export interface FileMeans {
  readonly typesetter: Typesetter;
  readonly loadHeadshot: LoadHeadshot;
  readonly signal?: AbortSignal;
}

/** The files that a document can be downloaded as. */
export interface DocumentFiles<Document, Format extends FileFormat> {
  /** In the order in which they are offered; the first one has a button of its own. */
  readonly formats: readonly [Format, ...Format[]];
  /** What its files are called as long as the person says nothing else, without ending. */
  readonly usualName: (draft: Draft<Document>) => string;
  /** Rejects with `TypesettingError`, with the signal's reason, or when code cannot be fetched. */
  readonly make: (format: Format, draft: Draft<Document>, means: FileMeans) => Promise<Blob>;
  /** Plain text for the clipboard. Rejects as `make` does. */
  readonly makeText: (draft: Draft<Document>) => Promise<Blob>;
}
