import { PlainPages, type PageCount } from '@shared/builder';
import type { ComposedDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { ErrorNotice, ListSkeleton } from '@shared/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface ComposedPagesProps {
  /** Undefined as long as something of it is missing. */
  readonly composed: ComposedDocument | undefined;
  /** Something of it could not be read. */
  readonly isFailed: boolean;
  /** Reads it again. */
  readonly retry: () => Promise<unknown>;
  readonly onCount: (pageCount: PageCount) => void;
}

/** The true pages of what is chosen, as the builder and the PDF will have them. */
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
