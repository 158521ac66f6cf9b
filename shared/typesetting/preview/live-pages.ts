import type { ComposedDocument } from '../../documents/composed-document.ts';
import { type Typesetter, TypesettingError, type TypesettingFailure } from '../typesetter.ts';
import type { PagesView } from './attach-pages.ts';

/**
 * The state of the pages. `behind`: the pages of the newest document are being made. `current`: they are shown, with
 * the characters that no font has. `failed`: the pages on screen are older than the document.
 */
export type LivePagesState =
  | { readonly status: 'behind' }
  | { readonly status: 'current'; readonly pageCount: number; readonly missing?: string }
  | { readonly status: 'failed'; readonly failure: TypesettingFailure; readonly message: string };

export interface LivePagesOptions {
  readonly typesetter: Typesetter;
  readonly view: PagesView;
  /** The name of the session that drew what is already on screen. */
  readonly session?: string | undefined;
  readonly onState?: (state: LivePagesState) => void;
}

/** Keeps a view up to date with a document that is being edited. */
export interface LivePages {
  /** Typesets a new state of the document; it may be called as often as the document changes. */
  update(document: ComposedDocument): void;
  /** Tries the newest document again after a failure. */
  retry(): void;
  close(): void;
}

const behind: LivePagesState = { status: 'behind' };

/** Opens a typesetting session and shows its answers in `view`. */
export function createLivePages({ typesetter, view, onState, ...options }: LivePagesOptions): LivePages {
  const session = typesetter.open(options.session);
  let newest: ComposedDocument | undefined;
  let closed = false;

  const tell = (document: ComposedDocument, state: LivePagesState) => {
    if (!closed && document === newest) onState?.(state);
  };

  async function draw(document: ComposedDocument, have: number | null): Promise<void> {
    try {
      const answer = await session.typeset(document, have);
      if (closed) return;
      const { pageCount, missing } = answer;
      if (view.show(answer) === 'shown') {
        tell(document, { status: 'current', pageCount, ...(missing !== undefined && { missing }) });
      } else if (have !== null && document === newest) await draw(document, null);
      else if (document === newest) throw new TypesettingError('engine', 'The drawing cannot be read.');
    } catch (error) {
      const failure = error instanceof TypesettingError ? error.failure : 'engine';
      if (failure === 'superseded' && document !== newest) return;
      tell(document, { status: 'failed', failure, message: error instanceof Error ? error.message : String(error) });
    }
  }

  function update(document: ComposedDocument): void {
    if (closed) return;
    newest = document;
    onState?.(behind);
    void draw(document, view.revision());
  }

  session.whenMoved?.(() => newest && void draw(newest, null));

  return {
    update,
    retry: () => newest && update(newest),
    close() {
      closed = true;
      session.close();
    },
  };
}
