import type { LoadHeadshot } from '@shared/exporters';
import type { Typesetter } from '@shared/typesetting';
import type { Draft } from '../editing/draft.ts';
import type { FileFormat } from './file-name.ts';

/** What making a file needs. */
export interface FileContext {
  readonly typesetter: Typesetter;
  readonly loadHeadshot: LoadHeadshot;
  readonly signal?: AbortSignal;
}

/** The files that a document can be downloaded as. */
export interface DocumentFiles<Document, Format extends FileFormat> {
  /** The formats in the order of the menu; the first one has a button of its own. */
  readonly formats: readonly [Format, ...Format[]];
  /** The default file name without extension. */
  readonly usualName: (draft: Draft<Document>) => string;
  /** Makes a file. Rejects with `TypesettingError`, with the signal's reason, or when code cannot be fetched. */
  readonly make: (format: Format, draft: Draft<Document>, means: FileContext) => Promise<Blob>;
  /** Makes plain text for the clipboard. Rejects as `make` does. */
  readonly makeText: (draft: Draft<Document>) => Promise<Blob>;
}
