import type { ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import type { Typesetter, TypesettingSession } from '../../../../shared/typesetting/typesetter.ts';
import { createPagesEngine, type PagesEngineOptions } from './pages-engine.ts';
import { createPdfEngine, type PdfEngineOptions } from './pdf-engine.ts';
import type { LoadPicture } from '../../../../shared/typesetting/engine/prepare-source.ts';

export interface EngineOptions {
  readonly pages?: PagesEngineOptions;
  readonly pdf?: PdfEngineOptions;
  /** Loads headshots. Without it, pages have none. */
  readonly loadPicture?: LoadPicture | undefined;
}

/** The name of the engine, with the version of its packages in package.json. Frozen documents record it. */
export const engineName = 'typst-ts 0.7.0';

/** The typesetter on the server, with its threads and its process. */
export interface Engine extends Typesetter {
  /** Opens a session. `headshot` is the stored picture of a frozen document, which may no longer exist elsewhere. */
  open(name?: string, headshot?: Uint8Array): TypesettingSession;
  pdf(document: ComposedDocument, signal?: AbortSignal, headshot?: Uint8Array): Promise<Uint8Array>;
  /** Opens a session for a caller whose document has taken too long, which delays no one else. */
  openApart(): TypesettingSession;
  /** The name and version of the layout engine. */
  readonly name: string;
  /** Loads headshots; undefined if there are none. */
  readonly picture: LoadPicture | undefined;
  /** Starts what would otherwise start with the first document. Rejects when it cannot start. */
  warm(): Promise<void>;
  /** Ends all threads and processes. Waiting requests are rejected. */
  stop(): void;
}

/** Creates the server's typesetter. Threads and processes start on demand. */
export function createEngine({ pages: pagesOptions, pdf: pdfOptions, loadPicture }: EngineOptions = {}): Engine {
  const pages = createPagesEngine({ loadPicture, ...pagesOptions });
  const pdfs = createPdfEngine({ loadPicture, ...pdfOptions });
  return {
    name: engineName,
    picture: loadPicture,
    open: (_name, headshot) => pages.open(headshot),
    openApart: () => pages.openApart(),
    pdf: async (document, signal, headshot) => (await pdfs.pdf(document, signal, headshot)).pdf,
    async warm() {
      await Promise.all([pages.warm(), pdfs.warm()]);
    },
    stop() {
      pages.stop();
      pdfs.stop();
    },
  };
}
