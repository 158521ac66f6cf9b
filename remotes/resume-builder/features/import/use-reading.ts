import { readInBackground, type ImportReading } from '@shared/importers';
import { useEffect, useRef, useState } from 'react';

/** The address of the worker in `workers/import-reader.ts`. */
const script = (): string | undefined =>
  typeof __webpack_public_path__ === 'string' ? `${__webpack_public_path__}import-reader.js` : undefined;

export interface Progress {
  /** The page that is being read, counted from 1. */
  readonly page: number;
  readonly pages: number;
}

export interface Reading {
  readonly busy: boolean;
  /** Undefined until a PDF is open, and for other files. */
  readonly progress: Progress | undefined;
  /** Reads a file. Resolves to undefined if the reading was canceled. */
  readonly read: (file: File) => Promise<ImportReading | undefined>;
  readonly cancel: () => void;
}

/** Reads files one at a time. Reading ends when the component is removed. `language` is in BCP 47. */
export function useReading(language: string): Reading {
  const [current, setCurrent] = useState<{ readonly progress?: Progress }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    busy: current !== undefined,
    progress: current?.progress,
    async read(file) {
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      setCurrent({});
      try {
        const onPage = (page: number, pages: number): void => {
          if (!signal.aborted) setCurrent({ progress: { page, pages } });
        };
        return await readInBackground(file, script(), { language, onPage, signal });
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      } finally {
        if (!signal.aborted) setCurrent(undefined);
      }
    },
    cancel() {
      controller.current?.abort();
      setCurrent(undefined);
    },
  };
}
