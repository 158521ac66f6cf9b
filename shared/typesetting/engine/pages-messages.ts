/** What the engine and its thread that makes pages say to each other. */
import type { DocumentSource } from './typst-compiler.ts';

export type PagesRequest =
  | {
      readonly type: 'draw';
      readonly session: string;
      /** Whether the answer must be a whole drawing; otherwise it is a change of the session's last one. */
      readonly fresh: boolean;
      readonly source: DocumentSource;
    }
  | { readonly type: 'forget'; readonly session: string }
  /** For engines that have no process of their own for PDFs. */
  | { readonly type: 'pdf'; readonly source: DocumentSource };

export interface PagesAnswer {
  readonly svg: string;
  readonly pageCount: number;
  /** Of a request for one. */
  readonly pdf?: Uint8Array;
  /** Memory of the WebAssembly instances. */
  readonly memoryBytes: number;
}
