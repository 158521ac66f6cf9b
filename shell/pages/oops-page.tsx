import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { LonelyPage } from './lonely-page.tsx';

/** Where a request for data that is not there ends (product.md §8, NO_DATA_FOUND). */
export function OopsPage(): ReactNode {
  const { t } = useTranslation();
  return <LonelyPage title={t('oops.title')} text={t('oops.text')} action={t('oops.action')} />;
}
