import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { dismissNotice, isNoticeDismissed } from './dismissal.ts';
import { onAccountRequest } from './account-request.ts';
import { GuestCareContext, type GuestCare } from './guest-care-context.ts';
import type { GuestQuestion } from './guest-dialogs.tsx';

const GuestDialogs = lazy(async () => {
  const { GuestDialogs: component } = await import(/* webpackChunkName: "guest-dialogs" */ './guest-dialogs.tsx');
  return { default: component };
});

/** The milliseconds before the end (7 days) from which the notice shows the date and cannot be hidden. */
const soon = 7 * 24 * 60 * 60 * 1000;

/**
 * Provides what only guests need to the whole frame: the dialogs outlive the notice and the button that open them,
 * which disappear when the guest becomes a full user.
 */
export function GuestCareProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { state, signOut, keptUntil } = useSession();
  const [isUrgent] = useState(() => keptUntil().getTime() - Date.now() <= soon);
  const [isHidden, setIsHidden] = useState(isNoticeDismissed);
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
  useEffect(() => (isGuest ? onAccountRequest(() => ask('keep')) : undefined), [isGuest, ask]);
  const care = useMemo<GuestCare>(
    () => ({
      isGuest,
      notice: !isGuest ? 'hidden' : isUrgent ? 'urgent' : isHidden ? 'hidden' : 'shown',
      hideNotice: () => {
        dismissNotice();
        setIsHidden(true);
      },
      keepWork: () => ask('keep'),
      leave: () => (isGuest ? ask('leave') : void signOut()),
    }),
    [isGuest, isUrgent, isHidden, signOut, ask],
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
