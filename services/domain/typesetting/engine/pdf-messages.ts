/** The messages between the engine and its process that creates PDFs. */
import type { DocumentSource } from '../../../../shared/typesetting/engine/typst-compiler.ts';

export interface PdfRequest {
  readonly source: DocumentSource;
  /** Whether our fonts contain every character, so that the native compiler does not look for other fonts. */
  readonly isCovered: boolean;
}

export interface PdfAnswer {
  readonly pdf: Uint8Array;
  readonly engine: 'native' | 'wasm';
  /** The memory of the whole process, in bytes. */
  readonly memoryBytes: number;
}

/** The argument of a process that must not use the native compiler. */
export const onlyWebAssembly = 'only-web-assembly';
