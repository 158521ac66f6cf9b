/**
 * The port through which pages and PDFs are made. One port, two engines: the server's, and the same in the browser, which
 * takes the same document and answers with the same changes (docs/adr/0008, 0021).
 */
import type { ComposedDocument } from '../documents/composed-document.ts';

interface Pages {
  readonly svg: string;
  readonly pageCount: number;
  /** Characters that none of our fonts has, each once: they print as empty boxes. Left out where there are none. */
  readonly missing?: string;
}

/** A whole drawing of the document: an `<svg>` that holds all pages one under another. */
export interface FullPages extends Pages {
  readonly kind: 'full';
  /** Number of the drawing within its session; the next answer may be a change of it. */
  readonly revision: number;
}

/** What changed since drawing `base`; to be patched into the `<svg>` on screen. */
export interface PageChanges extends Pages {
  readonly kind: 'changes';
  readonly base: number;
  readonly revision: number;
}

export type TypesetAnswer = FullPages | PageChanges;

/** A conversation about one document that is being edited. */
export interface TypesettingSession {
  /**
   * Pages of `document`. `have` is the revision on screen, or null; anything the engine cannot build on is answered
   * with a full drawing. Rejects with `TypesettingError`.
   */
  typeset(document: ComposedDocument, have: number | null, signal?: AbortSignal): Promise<TypesetAnswer>;
  /**
   * `redraw` is called when the newest pages should be asked for once more, as a whole drawing: another engine has taken over
   * at a pause. They look the same.
   */
  whenMoved?(redraw: () => void): void;
  close(): void;
}

export interface Typesetter {
  /** `name`: a UUID of a session to go on with, which drew what is on screen already; without it a new one begins. */
  open(name?: string): TypesettingSession;
  /** The PDF of the same pages: tagged, the same bytes for the same document. */
  pdf(document: ComposedDocument, signal?: AbortSignal): Promise<Uint8Array>;
}

/** `superseded`: a newer request of the same session took this one's place, so its answer is no longer wanted. */
export type TypesettingFailure = 'network' | 'unauthenticated' | 'invalid-document' | 'busy' | 'superseded' | 'engine';

export class TypesettingError extends Error {
  override readonly name = 'TypesettingError';
  readonly failure: TypesettingFailure;

  constructor(failure: TypesettingFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
