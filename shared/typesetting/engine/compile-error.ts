/** Typst could not make pages of the document: a fault of a template, since documents are only data. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
}
