import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { LonelyPage } from './lonely-page.tsx';

/** An address within the app that nothing has. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  return <LonelyPage title={t('notFound.title')} text={t('notFound.text')} action={t('notFound.action')} />;
}
