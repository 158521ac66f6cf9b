/**
 * Thrown when Typst cannot make pages of the document. This is an error in a template, because documents are only data.
 */
export class CompileError extends Error {
  override readonly name = 'CompileError';
}
