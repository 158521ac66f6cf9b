import type { PartnerConfig, Session } from '@shared/contracts';
import { useApolloClient } from '@shared/graphql';
import { createTexts } from '@shared/i18n';
import {
  importHistory,
  readKnownBlocks,
  refreshBlocks,
  type PortalRecord,
  type ReportProblem,
} from '@shared/portal-history';
import { useNotices } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';
import en from '../locales/en/partner.json';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { shellVersion } from '../version.ts';
import { fetchHistory } from './fetch-history.ts';
import { removeSavedImport, saveImport, readSavedImport, type SavedImport } from './saved-import.ts';
import { takeImport } from './pending-import.ts';

const usePartnerTexts = createTexts('partner', { en });

interface Props {
  readonly reporting: ErrorReporting;
  readonly session: Session;
  /** The partner whose customers sign in here now. */
  readonly partner: PartnerConfig | undefined;
}

/**
 * Returns what has to be imported: the history of a user who has just signed in, or what a reload of the page has left
 * of it.
 */
async function beginOrGoOn(
  subject: string,
  partner: PartnerConfig | undefined,
  report: ReportProblem,
): Promise<SavedImport | undefined> {
  const task = takeImport();
  if (!task) return readSavedImport(subject, partner?.id);
  const records = await fetchHistory(task.access, task.customerId, report);
  return { subject, partner: task.access.partner.id, records, count: 0 };
}

/**
 * Imports what a partner knows about the user who has just signed in there (product.md §4, step 5), in the background
 * of the app. Failures are only reported (product.md §4).
 */
export function PartnerImport({ reporting, session, partner }: Props): null {
  const client = useApolloClient();
  const notices = useNotices();
  const t = usePartnerTexts();
  const hasBegun = useRef(false);
  const [gone] = useState(() => new AbortController());

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const report: ReportProblem = (problem, cause) => {
      const why = cause instanceof Error ? `: ${cause.message}` : '';
      reporting.report({
        id: crypto.randomUUID(),
        remote: 'shell',
        version: shellVersion,
        phase: 'network',
        code: 'PARTNER_IMPORT',
        message: `Import from ${partner?.id ?? ''}: ${problem}${why}`,
        cause,
      });
    };
    const { subject } = session;
    const hasLeft = (): boolean => gone.signal.aborted;

    async function run(): Promise<void> {
      const begun = await beginOrGoOn(subject, partner, report);
      if (!begun || hasLeft()) return;
      saveImport(begun);
      const known = begun.known ?? (await readKnownBlocks(client));
      if (hasLeft()) return;
      const { records } = begun;
      let { count } = begun;
      const onProgress = (left: readonly PortalRecord[], more: number): void => {
        count = begun.count + more;
        saveImport({ ...begun, known, records: left, count });
      };
      onProgress(records, 0);
      await importHistory({ client, records, known, report, onProgress, signal: gone.signal });
      if (hasLeft() || count === 0) return;
      refreshBlocks(client);
      notices.show({ kind: 'success', title: t('imported', { count, portal: partner?.name }) });
    }

    run().catch((cause: unknown) => report('The blocks could not be read', cause));
  }, [client, notices, t, reporting, session, partner, gone]);

  // Signing out removes the import from this tab.
  useEffect(
    () =>
      session.onChange?.(() => {
        gone.abort();
        removeSavedImport();
      }),
    [session, gone],
  );
  return null;
}
