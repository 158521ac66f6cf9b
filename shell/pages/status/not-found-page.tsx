import type { ReactNode } from 'react';
import { StatusPage } from './status-page.tsx';
import { useStatusTexts } from './texts.ts';

/** The page for an address outside of the app that does not exist. */
export function NotFoundPage(): ReactNode {
  const t = useStatusTexts();
  return <StatusPage title={t('notFound.title')} text={t('notFound.text')} action={t('notFound.action')} />;
}
