import { useTranslation } from '@shared/i18n';
import { Box, Button, ErrorNotice } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Downloads } from '../export/use-downloads.ts';
import type { AutosaveState } from './autosave.ts';

interface SaveTroubleProps {
  readonly state: AutosaveState;
  readonly onRetry: () => void;
  /** Opens the question about a conflict that was put off. */
  readonly onDecide?: () => void;
  readonly downloads: Downloads;
}

/** What keeps the work from being saved or downloaded, what is safe, and the one thing to do. */
export function SaveTrouble({ state, onRetry, onDecide, downloads }: SaveTroubleProps): ReactNode {
  const { t } = useTranslation();
  const notice = troubleOf();
  return notice === null ? null : (
    <Box p="3" borderBottomWidth="1px" flexShrink="0">
      {notice}
    </Box>
  );

  function troubleOf(): ReactNode {
    if (state.status === 'conflict' && onDecide) {
      const decide = (
        <Button size="sm" variant="outline" onClick={onDecide}>
          {t('conflict.decide')}
        </Button>
      );
      return (
        <ErrorNotice title={t('conflict.title')} action={decide}>
          {t('conflict.stopped')}
        </ErrorNotice>
      );
    }
    if (state.status === 'failed') {
      return (
        <ErrorNotice title={t('save.failed')} onRetry={onRetry}>
          {t(`save.because.${state.refusal ?? 'network'}`)}
        </ErrorNotice>
      );
    }
    if (downloads.status === 'failed') {
      const { format, start } = downloads;
      return (
        <ErrorNotice title={t(format === 'pdf' ? 'pdf.failed' : 'download.failed')} onRetry={() => void start(format)}>
          {t('pdf.failedHelp')}
        </ErrorNotice>
      );
    }
    return null;
  }
}
