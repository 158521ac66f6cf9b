import type { Partition, TableShape } from './tables.ts';

/** The head of a backup. */
export interface BackupHead {
  readonly madeAt: string;
  /** The hashes of the migrations that the database had. */
  readonly migrations: readonly string[];
  readonly partitions: readonly Partition[];
}

/** The number of rows of each table. */
export type Counts = Readonly<Record<string, number>>;

/** What a backup consists of, in order: the head, each table followed by its rows in any number of pieces, the end. */
export type BackupPart =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: TableShape }
  /** Rows in the text format of PostgreSQL's `COPY`, cut anywhere. */
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'end'; readonly counts: Counts };

/** Thrown for input that is not a backup, was made with another key, or is damaged. */
export class BackupFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupFileError';
  }
}
