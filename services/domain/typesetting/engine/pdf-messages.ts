/** What the engine and its process that makes PDFs say to each other. */
import type { DocumentSource } from '../../../../shared/typesetting/engine/typst-compiler.ts';

export interface PdfRequest {
  readonly source: DocumentSource;
  /** Whether every character is in our fonts, so that the native compiler would not look for others. */
  readonly isCovered: boolean;
}

export interface PdfAnswer {
  readonly pdf: Uint8Array;
  readonly engine: 'native' | 'wasm';
  /** Memory of the whole process. */
  readonly memoryBytes: number;
}

/** Argument of the process that must not use the native compiler. */
export const onlyWebAssembly = 'only-web-assembly';
