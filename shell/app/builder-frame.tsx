import { useLocation } from '@shared/router';
import { Box } from '@shared/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { dismissNotice, isNoticeDismissed } from '../guests/dismissal.ts';
import { useGuestCare } from '../guests/guest-care-context.ts';
import { contentId } from '../page/use-page-change.ts';
import { useSession } from '../session/session-context.ts';
import { samplePath, useSampleOf } from '../try-it/sample-mark.ts';

/** Loaded only for guests, and for users who have requested the deletion of their account. */
const DeletionLine = lazy(async () => {
  const { DeletionLine: component } = await import(/* webpackChunkName: "deletion-notice" */ './deletion-notice.tsx');
  return { default: component };
});
const GuestLine = lazy(async () => {
  const { GuestLine: component } = await import(/* webpackChunkName: "guest-notice" */ '../guests/guest-notice.tsx');
  return { default: component };
});

/** Loaded only for visitors with a sample. */
const SampleLine = lazy(async () => {
  const { SampleLine: component } = await import(/* webpackChunkName: "sample-line" */ '../try-it/sample-line.tsx');
  return { default: component };
});

interface Props {
  /** An ISO 8601 instant; null while no deletion is scheduled. */
  readonly deletionDate: string | null;
  readonly children: ReactNode;
}

/**
 * A page that takes the whole window (product.md §2), with one slim line above it for important notices. The builder
 * fits into the remaining height, `--builder-height`.
 */
export function BuilderFrame({ deletionDate, children }: Props): ReactNode {
  const { isGuest } = useGuestCare();
  const [isDismissed, setIsDismissed] = useState(isNoticeDismissed);
  const { state } = useSession();
  const { pathname } = useLocation();
  const sample = useSampleOf(state.status === 'signed-in' ? state.session.subject : undefined);
  // The focused button disappears with the line.
  const focusContent = (): void => document.getElementById(contentId)?.focus();
  const line =
    deletionDate !== null ? (
      <DeletionLine date={deletionDate} />
    ) : sample && samplePath(sample) === pathname ? (
      <SampleLine onKept={focusContent} />
    ) : isGuest && !isDismissed ? (
      <GuestLine
        onDismiss={() => {
          dismissNotice();
          setIsDismissed(true);
          focusContent();
        }}
      />
    ) : undefined;
  return (
    <Box
      as="main"
      id={contentId}
      tabIndex={-1}
      outline="none"
      minHeight="100dvh"
      css={line && { '--builder-height': 'calc(100dvh - {sizes.12})' }}
    >
      {line && <Suspense fallback={<Box height="12" />}>{line}</Suspense>}
      {children}
    </Box>
  );
}
