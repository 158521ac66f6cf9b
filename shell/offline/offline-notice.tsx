import { createTexts } from '@shared/i18n';
import { Span } from '@shared/ui';
import type { ReactNode } from 'react';
import en from '../locales/en/offline.json';
import { NoticeLine } from '../notices/notice-line.tsx';

const useOfflineTexts = createTexts('offline', { en });

/** Says that there is no network, and that nothing that is typed meanwhile is lost. */
export function OfflineNotice(): ReactNode {
  const t = useOfflineTexts();
  return (
    <NoticeLine isWarning>
      {t('title')}
      <Span hideBelow="md"> {t('body')}</Span>
    </NoticeLine>
  );
}
