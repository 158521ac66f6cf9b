import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { ExportFailure } from './download-export.ts';

export type ExportState =
  | { readonly status: 'idle' | 'done' }
  | { readonly status: 'working'; readonly bytes: number }
  | { readonly status: 'failed'; readonly fault: ExportFailure };

export interface Export {
  readonly state: ExportState;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

/** Runs the export from the click to the file, and aborts it when its screen closes. */
export function useExport(): Export {
  const host = useEnvironment();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    state,
    async start() {
      const own = new AbortController();
      controller.current?.abort();
      controller.current = own;
      setState({ status: 'working', bytes: 0 });
      const tell = (next: ExportState): void => {
        if (!own.signal.aborted) setState(next);
      };
      try {
        const { downloadExport } = await import('./download-export.ts');
        const onProgress = (bytes: number): void => tell({ status: 'working', bytes });
        const outcome = await downloadExport({ host, signal: own.signal, onProgress });
        tell(outcome.ok ? { status: 'done' } : { status: 'failed', fault: outcome.fault });
      } catch {
        // Its code failed to load, or the connection was interrupted.
        tell({ status: 'failed', fault: 'network' });
      }
    },
    cancel() {
      controller.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
