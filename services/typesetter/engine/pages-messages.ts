/** What the engine and its thread that makes pages say to each other. */
import type { DocumentSource } from './typst-compiler.ts';

/** Given to the thread at its start; compiled code is shared between threads. */
export interface PagesThreadModules {
  readonly compiler: WebAssembly.Module;
  readonly renderer: WebAssembly.Module;
}

export type PagesRequest =
  | {
      readonly type: 'draw';
      readonly session: string;
      /** Whether the answer must be a whole drawing; otherwise it is a change of the session's last one. */
      readonly fresh: boolean;
      readonly source: DocumentSource;
    }
  | { readonly type: 'forget'; readonly session: string };

export interface PagesAnswer {
  readonly svg: string;
  readonly pageCount: number;
  /** Memory of the WebAssembly instances. */
  readonly memoryBytes: number;
}
