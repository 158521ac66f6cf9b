/**
 * The port through which pages and PDFs are made. It has two engines: the server's, and the same one in the browser,
 * which takes the same documents and answers with the same changes (docs/adr/0008, 0021).
 */
import type { ComposedDocument } from '../documents/composed-document.ts';

interface Pages {
  readonly svg: string;
  readonly pageCount: number;
  /** The characters that no font has, without duplicates; they print as empty boxes. Left out when there are none. */
  readonly missing?: string;
}

/** A whole drawing of the document: an `<svg>` that holds all pages, one below another. */
export interface FullPages extends Pages {
  readonly kind: 'full';
  /** The number of the drawing within its session; the next answer may be a change of it. */
  readonly revision: number;
}

/** The changes since the drawing `base`, to be applied to the `<svg>` on screen. */
export interface PageChanges extends Pages {
  readonly kind: 'changes';
  readonly base: number;
  readonly revision: number;
}

export type TypesetAnswer = FullPages | PageChanges;

/** A session with an engine for one document that is being edited. */
export interface TypesettingSession {
  /**
   * Returns the pages of `document`. `have` is the revision on screen, or null; if the engine cannot build on it, the
   * answer is a full drawing. Rejects with `TypesettingError`.
   */
  typeset(document: ComposedDocument, have: number | null, signal?: AbortSignal): Promise<TypesetAnswer>;
  /**
   * Sets a function that is called when the newest pages should be requested again as a whole drawing, because another
   * engine has taken over at a pause. They look the same.
   */
  whenMoved?(redraw: () => void): void;
  close(): void;
}

export interface Typesetter {
  /**
   * Opens a session. `name` is the UUID of the session that drew what is already on screen, to continue it; without it,
   * a new session begins.
   */
  open(name?: string): TypesettingSession;
  /** Makes a tagged PDF of the same pages; the same document always gives the same bytes. */
  pdf(document: ComposedDocument, signal?: AbortSignal): Promise<Uint8Array>;
}

/**
 * The reasons for a failure. `superseded` means that a newer request of the same session replaced this one, so its
 * answer is no longer needed.
 */
export type TypesettingFailure = 'network' | 'unauthenticated' | 'invalid-document' | 'busy' | 'superseded' | 'engine';

/** Thrown when pages or a PDF cannot be made; `failure` states the reason. */
export class TypesettingError extends Error {
  override readonly name = 'TypesettingError';
  readonly failure: TypesettingFailure;

  constructor(failure: TypesettingFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
