import { useApolloClient } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { type ImportFault, type ImportReport, sendArchive } from './send-archive.ts';

export type AccountImportState =
  | { readonly status: 'choosing'; readonly fault?: ImportFault }
  | { readonly status: 'reading' }
  | {
      readonly status: 'ready' | 'importing';
      readonly file: File;
      readonly report: ImportReport;
      readonly fault?: ImportFault;
    }
  | { readonly status: 'done'; readonly report: ImportReport };

export interface AccountImport {
  readonly state: AccountImportState;
  readonly choose: (file: File) => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Runs an import: a file is chosen, the gateway says what it would do, and the person agrees. */
export function useAccountImport(): AccountImport {
  const host = useEnvironment();
  const client = useApolloClient();
  const [state, setState] = useState<AccountImportState>({ status: 'choosing' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function send(file: File, isPreview: boolean): ReturnType<typeof sendArchive> {
    const own = new AbortController();
    controller.current?.abort();
    controller.current = own;
    return sendArchive(host, file, { isPreview, signal: own.signal });
  }
  return {
    state,
    async choose(file) {
      setState({ status: 'reading' });
      const outcome = await send(file, true);
      setState(
        outcome.ok ? { status: 'ready', file, report: outcome.report } : { status: 'choosing', fault: outcome.fault },
      );
    },
    async start() {
      if (state.status !== 'ready') return;
      const { file, report } = state;
      setState({ status: 'importing', file, report });
      const outcome = await send(file, false);
      if (!outcome.ok) {
        setState({ status: 'ready', file, report, fault: outcome.fault });
        return;
      }
      setState({ status: 'done', report: outcome.report });
      // Every list may have changed. What is on the screen stays there while it is fetched again.
      client.cache.modify({ fields: (_value: unknown, { INVALIDATE }) => INVALIDATE as never });
    },
  };
}
