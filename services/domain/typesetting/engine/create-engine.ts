import type { ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import type { Typesetter, TypesettingSession } from '../../../../shared/typesetting/typesetter.ts';
import { createPagesEngine, type PagesEngineOptions } from './pages-engine.ts';
import { createPdfEngine, type PdfEngineOptions } from './pdf-engine.ts';
import type { LoadPicture } from '../../../../shared/typesetting/engine/prepare-source.ts';

export interface EngineOptions {
  readonly pages?: PagesEngineOptions;
  readonly pdf?: PdfEngineOptions;
  /** Where headshots come from; without it pages have none. */
  readonly loadPicture?: LoadPicture | undefined;
}

/** What draws, by the packages' version in package.json: frozen documents keep it with them. */
export const engineName = 'typst-ts 0.7.0';

/** The port on the server, with its threads and its process. */
export interface Engine extends Typesetter {
  /** `headshot`: bytes of the documents' picture, where it was kept with them: it may be nowhere else any more. */
  open(name?: string, headshot?: Uint8Array): TypesettingSession;
  pdf(document: ComposedDocument, signal?: AbortSignal, headshot?: Uint8Array): Promise<Uint8Array>;
  /** A session for somebody whose document has taken too long: it keeps nobody else waiting. */
  openApart(): TypesettingSession;
  /** The layout engine and its version. */
  readonly name: string;
  /** Where its headshots come from. */
  readonly picture: LoadPicture | undefined;
  /** Starts what would otherwise start with the first document. Rejects when it cannot start. */
  warm(): Promise<void>;
  /** Ends all threads and processes; whatever waits is rejected. */
  stop(): void;
}

export function createEngine({ pages: forPages, pdf: forPdf, loadPicture }: EngineOptions = {}): Engine {
  const pages = createPagesEngine({ loadPicture, ...forPages });
  const pdfs = createPdfEngine({ loadPicture, ...forPdf });
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
