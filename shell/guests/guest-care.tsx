import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Box } from '@shared/ui';
import { useSession } from '../session/session-context.ts';
import { isNoticeDismissed } from './dismissal.ts';
import { GuestCareContext, useGuestCare, type GuestCare } from './guest-care-context.ts';
import type { GuestQuestion } from './guest-dialogs.tsx';

const GuestDialogs = lazy(async () => {
  const { GuestDialogs: component } = await import(/* webpackChunkName: "guest-dialogs" */ './guest-dialogs.tsx');
  return { default: component };
});
const GuestNotice = lazy(async () => {
  const { GuestNotice: component } = await import(/* webpackChunkName: "guest-notice" */ './guest-notice.tsx');
  return { default: component };
});

/**
 * Provides what only guests need to the whole frame: the dialogs outlive the notice and the button that open them,
 * which disappear when the guest becomes a full user.
 */
export function GuestCareProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { state, signOut } = useSession();
  const [question, setQuestion] = useState<GuestQuestion>();
  const opener = useRef<Element>(undefined);
  const isGuest = state.status === 'signed-in' && state.isAnonymous;
  const ask = useCallback((next: GuestQuestion | undefined): void => {
    if (next !== undefined) opener.current ??= document.activeElement ?? undefined;
    setQuestion(next);
    if (next !== undefined) return;
    const before = opener.current;
    opener.current = undefined;
    // The dialogs load lazily and replace each other, so none of them knows where the focus was.
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    });
  }, []);
  const care = useMemo<GuestCare>(
    () => ({
      isGuest,
      keepWork: () => ask('keep'),
      leave: () => (isGuest ? ask('leave') : void signOut()),
    }),
    [isGuest, signOut, ask],
  );
  return (
    <GuestCareContext value={care}>
      {children}
      {question !== undefined && (
        <Suspense>
          <GuestDialogs question={question} onAsk={ask} />
        </Suspense>
      )}
    </GuestCareContext>
  );
}

/** The place of the notice for guests; renders nothing for other users. */
export function GuestNoticePlace(): ReactNode {
  const { isGuest } = useGuestCare();
  if (!isGuest) return null;
  return (
    // Reserves the space of the notice, so that nothing below moves when it loads.
    <Suspense fallback={!isNoticeDismissed() && <Box height={{ base: '48', sm: '25' }} />}>
      <GuestNotice />
    </Suspense>
  );
}
