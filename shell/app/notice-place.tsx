import { useLocation } from '@shared/router';
import { Box } from '@shared/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useEmailReminder } from '../email-reminder/use-email-reminder.ts';
import { useGuestCare } from '../guests/guest-care-context.ts';
import { contentId } from '../page/use-page-change.ts';
import { useSession } from '../session/session-context.ts';
import { useOfflineNotice } from '../offline/use-offline-notice.tsx';
import { samplePath, useSampleOf } from '../try-it/sample-mark.ts';
import { noticeHeight } from '../notices/notice-height.ts';

// Few people see one of these, so each is loaded only for them.
const DeletionNotice = lazy(async () => {
  const { DeletionNotice: Late } = await import(/* webpackChunkName: "deletion-notice" */ './deletion-notice.tsx');
  return { default: Late };
});
const EmailReminder = lazy(async () => {
  const { EmailReminder: Late } = await import(
    /* webpackChunkName: "email-reminder" */ '../email-reminder/email-reminder.tsx'
  );
  return { default: Late };
});
const GuestNotice = lazy(async () => {
  const { GuestNotice: Late } = await import(/* webpackChunkName: "guest-notice" */ '../guests/guest-notice.tsx');
  return { default: Late };
});
const SampleLine = lazy(async () => {
  const { SampleLine: Late } = await import(/* webpackChunkName: "sample-line" */ '../try-it/sample-line.tsx');
  return { default: Late };
});

// The focused button disappears with its notice.
const focusContent = (): void => document.getElementById(contentId)?.focus();

/**
 * Returns the most important notice for the person, or undefined. There is never more than one: the others wait until
 * it is closed.
 *
 * @param deletionDate An ISO 8601 instant; null while no deletion is scheduled.
 * @param authority The address of the identity provider.
 */
export function useNotice(deletionDate: string | null, authority: string): ReactNode {
  const { notice } = useGuestCare();
  const { state } = useSession();
  const { pathname } = useLocation();
  const sample = useSampleOf(state.status === 'signed-in' ? state.session.subject : undefined);
  const reminder = useEmailReminder();
  const offline = useOfflineNotice();
  const line =
    offline !== undefined ? (
      offline
    ) : deletionDate !== null ? (
      <DeletionNotice date={deletionDate} />
    ) : sample && samplePath(sample) === pathname ? (
      <SampleLine onKept={focusContent} />
    ) : notice !== 'hidden' ? (
      <GuestNotice />
    ) : reminder ? (
      <EmailReminder authority={authority} {...reminder} />
    ) : undefined;
  // Reserves the notice's space, so that nothing below moves when it loads.
  return line && <Suspense fallback={<Box css={noticeHeight} />}>{line}</Suspense>;
}

interface NoticePlaceProps {
  readonly deletionDate: string | null;
  readonly authority: string;
}

/** The place of the notice above a page. */
export function NoticePlace({ deletionDate, authority }: NoticePlaceProps): ReactNode {
  return useNotice(deletionDate, authority);
}
