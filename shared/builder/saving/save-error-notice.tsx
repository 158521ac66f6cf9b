import { useTranslation } from '@shared/i18n';
import { Box, Button, ErrorNotice } from '@shared/ui';
import type { ReactNode } from 'react';
import type { DownloadError } from '../export/use-downloads.ts';
import type { AutosaveState } from './autosave.ts';
import { useBuilderTexts } from '../texts.ts';

interface SaveErrorNoticeProps {
  readonly state: AutosaveState;
  readonly onRetry: () => void;
  /** Opens the question about a conflict that the user postponed. */
  readonly onDecide?: () => void;
  readonly download: DownloadError;
}

/** Says why the work cannot be saved or downloaded, what is safe, and the one thing to do. */
export function SaveErrorNotice({ state, onRetry, onDecide, download }: SaveErrorNoticeProps): ReactNode {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
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
        <ErrorNotice title={own('conflict.title')} action={decide}>
          {t('conflict.stopped')}
        </ErrorNotice>
      );
    }
    if (state.status === 'failed') {
      return (
        <ErrorNotice title={t('save.failed')} onRetry={onRetry}>
          {state.refusal === 'not-found'
            ? own('save.because.not-found')
            : t(`save.because.${state.refusal ?? (state.isSlowedDown ? 'too-many' : 'network')}`)}
        </ErrorNotice>
      );
    }
    if (download.failed !== null) {
      const whatFailed = download.failed === 'pdf' ? 'pdf.failed' : 'download.failed';
      return (
        <ErrorNotice title={t(navigator.onLine ? whatFailed : 'download.offline')} onRetry={download.retry}>
          {own('pdf.failedHelp')}
        </ErrorNotice>
      );
    }
    return null;
  }
}
