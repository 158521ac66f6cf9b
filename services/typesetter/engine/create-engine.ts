import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import { createPagesEngine, type PagesEngineOptions } from './pages-engine.ts';
import { createPdfEngine, type PdfEngineOptions } from './pdf-engine.ts';
import type { LoadPicture } from '../../../shared/typesetting/engine/prepare-source.ts';

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
    open: () => pages.open(),
    pdf: async (document, signal) => (await pdfs.pdf(document, signal)).pdf,
    async warm() {
      await Promise.all([pages.warm(), pdfs.warm()]);
    },
    stop() {
      pages.stop();
      pdfs.stop();
    },
  };
}
