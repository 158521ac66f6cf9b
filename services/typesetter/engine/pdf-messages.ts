/** What the engine and its process that makes PDFs say to each other. */

export interface PdfRequest {
  readonly template: string;
  /** `TemplateData` as JSON. */
  readonly data: string;
}

export interface PdfAnswer {
  readonly pdf: Uint8Array;
  readonly engine: 'native' | 'wasm';
  /** Memory of the whole process. */
  readonly memoryBytes: number;
}

/** Argument of the process that must not use the native compiler. */
export const onlyWebAssembly = 'only-web-assembly';
