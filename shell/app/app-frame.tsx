import { matchRemote, type RemoteEnvironment } from '@shared/contracts';
import { useLocation } from '@shared/router';
import { Box, Flex, ListSkeleton } from '@shared/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { EmailReminderPlace } from '../email-reminder/email-reminder-place.tsx';
import { GuestCareProvider, GuestNoticePlace } from '../guests/guest-care.tsx';
import { pageRegistry } from '../federation/page-documents.ts';
import { RemotePage } from '../federation/remote-page.tsx';
import { ownerOf } from '../navigation/entries.ts';
import { SideNavigation } from '../navigation/side-navigation.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { useDocumentTitle } from '../page/document-title.ts';
import { contentId } from '../page/use-page-change.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { useTranslation } from '@shared/i18n';
import { BuilderFrame } from './builder-frame.tsx';
import { useMe } from '../current-user/me.ts';

/** Loaded only for users who have requested the deletion of their account. */
const DeletionNotice = lazy(async () => {
  const { DeletionNotice: component } = await import(/* webpackChunkName: "deletion-notice" */ './deletion-notice.tsx');
  return { default: component };
});

/** The path of the shell's own page within the frame (product.md §2). */
const upgradePath = '/app/upgrade';
const UpgradePage = lazy(async () => {
  const { UpgradePage: component } = await import(/* webpackChunkName: "page-upgrade" */ '../upgrade/upgrade-page.tsx');
  return { default: component };
});

interface Props {
  readonly environment: RemoteEnvironment;
  readonly email: string | null;
  /** The address of the identity provider. */
  readonly authority: string;
}

/**
 * The side navigation and the remote that owns the address. Builder pages take the full width (product.md §2); on small
 * screens the navigation is a drawer behind the top bar.
 */
export function AppFrame({ environment, email, authority }: Props): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const me = useMe();
  const registry = pageRegistry();
  const match = matchRemote(registry, pathname);
  const owner = ownerOf(registry, pathname);
  useDocumentTitle(owner === undefined ? undefined : t(owner.label));

  if (me.status === 'no-user') return null;
  const isUpgrade = pathname.replace(/\/$/, '') === upgradePath;
  if (match === undefined && !isUpgrade) return <NotFoundPage />;
  const page =
    match === undefined ? (
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <UpgradePage />
      </Suspense>
    ) : (
      <RemotePage key={match.record.name} record={match.record} environment={environment} />
    );
  const layout = match?.route.layout;
  if (layout === 'builder') {
    return (
      <GuestCareProvider>
        <BuilderFrame deletionDate={me.status === 'ready' ? (me.me.deletionDate ?? null) : null}>{page}</BuilderFrame>
      </GuestCareProvider>
    );
  }
  const navigation = { registry, pathname, me, email, environment };
  return (
    <GuestCareProvider>
      <Flex direction={{ base: 'column', md: 'row' }} minHeight="100dvh">
        <TopBar {...navigation} />
        <Box hideBelow="md" width="navigation" flexShrink="0">
          <Box position="fixed" insetY="0" insetStart="0" width="navigation" borderEndWidth="1px" bg="bg">
            <SideNavigation {...navigation} />
          </Box>
        </Box>
        <Box
          as="main"
          id={contentId}
          tabIndex={-1}
          outline="none"
          flex="1"
          minWidth="0"
          px={{ base: '4', sm: '6', lg: '8' }}
          py={{ base: '6', md: '8' }}
        >
          <Box maxWidth={layout === 'wide' ? undefined : 'list'} mx="auto">
            <GuestNoticePlace />
            <EmailReminderPlace authority={authority} />
            {me.status === 'ready' && me.me.deletionDate != null && (
              // Reserves the space of the notice, so that nothing below moves when it loads.
              <Suspense fallback={<Box height={{ base: '54', sm: '25' }} />}>
                <DeletionNotice date={me.me.deletionDate} />
              </Suspense>
            )}
            {page}
          </Box>
        </Box>
      </Flex>
    </GuestCareProvider>
  );
}
