import type { ImportReading } from '../common/reading.ts';

/** What the page sends to the worker once. */
export interface ReadRequest {
  /** The address of the folder with the worker's files, with a trailing slash. */
  readonly folder: string;
  readonly file: File;
  /** BCP 47. */
  readonly language: string;
  /** Where the worker reports. The PDF library uses the worker's own channel. */
  readonly port: MessagePort;
}

/** What the worker reports: that it runs, how far it is, and what it has read. */
export type ReadReport =
  | { readonly type: 'started' }
  | { readonly type: 'page'; readonly page: number; readonly pages: number }
  | { readonly type: 'read'; readonly reading: ImportReading };
