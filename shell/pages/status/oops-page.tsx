import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { StatusPage } from './status-page.tsx';
import { useStatusTexts } from './texts.ts';

/**
 * Where a request for missing data ends (product.md §8, NO_DATA_FOUND), and also a shared link that was revoked or
 * renewed: a user who is not signed in has most likely followed one.
 */
export function OopsPage(): ReactNode {
  const t = useStatusTexts();
  const { state } = useSession();
  if (state.status === 'loading') return null;
  return state.status === 'signed-out' ? (
    <StatusPage title={t('oops.title')} text={t('oops.visitor')} action={t('oops.visitorAction')} leadsOut />
  ) : (
    <StatusPage title={t('oops.title')} text={t('oops.text')} action={t('oops.action')} />
  );
}
