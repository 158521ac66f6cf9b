/** The messages between the engine and its thread that makes pages. */
import type { DocumentSource } from './typst-compiler.ts';

export type PagesRequest =
  | {
      readonly type: 'draw';
      readonly session: string;
      /** Whether the answer must be a whole drawing; otherwise it is a change of the session's previous one. */
      readonly fresh: boolean;
      readonly source: DocumentSource;
    }
  | { readonly type: 'forget'; readonly session: string }
  /** For engines without a separate process for PDFs. */
  | { readonly type: 'pdf'; readonly source: DocumentSource };

export interface PagesAnswer {
  readonly svg: string;
  readonly pageCount: number;
  /** The PDF, if the request asked for one. */
  readonly pdf?: Uint8Array;
  /** The memory of the WebAssembly instances in bytes. */
  readonly memoryBytes: number;
}
