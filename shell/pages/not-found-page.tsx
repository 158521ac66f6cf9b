import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { StatusPage } from './status-page.tsx';

/** The page for an address within the app that does not exist. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  return <StatusPage title={t('notFound.title')} text={t('notFound.text')} action={t('notFound.action')} />;
}
