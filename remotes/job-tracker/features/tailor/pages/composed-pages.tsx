import { PlainPages, type PageCount } from '@shared/builder';
import type { ComposedDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { ErrorNotice, ListSkeleton } from '@shared/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface ComposedPagesProps {
  /** The composed document; undefined while some of its data is missing. */
  readonly composed: ComposedDocument | undefined;
  /** Whether some of the data could not be loaded. */
  readonly isFailed: boolean;
  /** Loads the data again. */
  readonly retry: () => Promise<unknown>;
  readonly onCount: (pageCount: PageCount) => void;
}

/** Shows the real pages of the choices, as the builder and the PDF will have them. */
export function ComposedPages({ composed, isFailed, retry, onCount }: ComposedPagesProps): ReactNode {
  const { t } = useTranslation();
  const tell = useEffectEvent(onCount);
  useEffect(() => {
    if (composed === undefined) tell(isFailed ? 'failed' : null);
  }, [composed, isFailed]);
  if (composed !== undefined) return <PlainPages document={composed} onCount={onCount} />;
  if (!isFailed) return <ListSkeleton rows={3} />;
  return (
    <ErrorNotice title={t('tailor.pageFailed')} onRetry={() => void retry().catch(() => undefined)}>
      {t('tailor.pageFailedHelp')}
    </ErrorNotice>
  );
}
