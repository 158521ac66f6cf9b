import { Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { StatusMessage } from './status-message.tsx';
import { useStatusTexts } from './texts.ts';

/** Stands beside the navigation for an address within the app that does not exist. */
export function NotFoundMessage(): ReactNode {
  const t = useStatusTexts();
  return (
    <Flex minHeight="70dvh">
      <StatusMessage title={t('notFound.title')} text={t('notFound.text')} action={t('notFound.action')} />
    </Flex>
  );
}
