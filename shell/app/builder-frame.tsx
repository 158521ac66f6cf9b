import { Box } from '@shared/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { dismissNotice, isNoticeDismissed } from '../guests/dismissal.ts';
import { useGuestCare } from '../guests/guest-care.tsx';
import { contentId } from '../page/use-page-change.ts';

/** Only for guests, and for those who have asked for their account to be deleted. */
const DeletionLine = lazy(async () => {
  const { DeletionLine: component } = await import(/* webpackChunkName: "deletion-notice" */ './deletion-notice.tsx');
  return { default: component };
});
const GuestLine = lazy(async () => {
  const { GuestLine: component } = await import(/* webpackChunkName: "guest-notice" */ '../guests/guest-notice.tsx');
  return { default: component };
});

interface Props {
  /** An ISO instant; null while nobody wants the account deleted. */
  readonly deletionDate: string | null;
  readonly children: ReactNode;
}

/**
 * A page that takes the whole window (product.md §2), with one slim line above it for what a person must not miss while
 * working there. The builder fits itself into what is left, `--builder-height`.
 */
export function BuilderFrame({ deletionDate, children }: Props): ReactNode {
  const { isGuest } = useGuestCare();
  const [isDismissed, setIsDismissed] = useState(isNoticeDismissed);
  const line =
    deletionDate !== null ? (
      <DeletionLine date={deletionDate} />
    ) : isGuest && !isDismissed ? (
      <GuestLine
        onDismiss={() => {
          dismissNotice();
          setIsDismissed(true);
          // The button that had the focus goes with the line.
          document.getElementById(contentId)?.focus();
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
