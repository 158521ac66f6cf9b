import { matchRemote, type RemoteEnvironment } from '@shared/contracts';
import { useLocation } from '@shared/router';
import { Box, Flex, ListSkeleton, medium, pageContainer } from '@shared/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { CommandBarPlace } from '../command-bar/command-bar-place.tsx';
import { GuestCareProvider } from '../guests/guest-care.tsx';
import { pageRegistry } from '../federation/page-documents.ts';
import { RemotePage } from '../federation/remote-page.tsx';
import { ownerOf } from '../navigation/entries.ts';
import { SideNavigation } from '../navigation/side-navigation.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { useDocumentTitle } from '../page/document-title.ts';
import { mainProps } from '../page/use-page-change.ts';
import { useTranslation } from '@shared/i18n';
import { BuilderFrame } from './builder-frame.tsx';
import { NoticePlace } from './notice-place.tsx';
import { useMe } from '../current-user/me.ts';
import { isUpgradePath } from '../upgrade/upgrade-path.ts';

const UpgradePage = lazy(async () => {
  const { UpgradePage: component } = await import(/* webpackChunkName: "page-upgrade" */ '../upgrade/upgrade-page.tsx');
  return { default: component };
});

const NotFoundMessage = lazy(async () => {
  const { NotFoundMessage: component } = await import(
    /* webpackChunkName: "page-status" */ '../pages/status/not-found-message.tsx'
  );
  return { default: component };
});

interface Props {
  readonly environment: RemoteEnvironment;
  readonly email: string | null;
  /** The address of the identity provider. */
  readonly authority: string;
}

/** What pages need to know about the frame: the top bar of small windows is above them, with room for their main action. */
const mainStyles = {
  '@media (max-width: 767px) and (min-height: 480px)': {
    '--tessera-top': '3.5rem',
    '--page-main-position': 'fixed',
  },
};

/** Pages without a head, such as messages, have this padding; a page's head extends over it. */
const paddingStyles = {
  '--page-gutter': '{spacing.4}',
  '--page-inset': '{spacing.6}',
  [medium]: { '--page-gutter': '{spacing.6}' },
  px: 'var(--page-gutter)',
  pt: 'var(--page-inset)',
  '--page-end': '{spacing.8}',
  pb: 'var(--page-end)',
};

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
  // It also names the page's content until that has a heading.
  const area = owner && t(owner.label);
  useDocumentTitle(area);

  if (me.status === 'no-user') return null;
  const page =
    match === undefined ? (
      <Suspense fallback={<ListSkeleton rows={3} />}>
        {isUpgradePath(pathname) ? <UpgradePage /> : <NotFoundMessage />}
      </Suspense>
    ) : (
      <RemotePage key={match.record.name} record={match.record} environment={environment} />
    );
  const deletionDate = me.status === 'ready' ? (me.me.deletionDate ?? null) : null;
  const navigation = { registry, pathname, me, email, environment };
  return (
    <GuestCareProvider>
      <CommandBarPlace navigation={navigation}>
        {match?.route.layout === 'builder' ? (
          <BuilderFrame area={area} deletionDate={deletionDate} authority={authority}>
            {page}
          </BuilderFrame>
        ) : (
          <Flex direction={{ base: 'column', md: 'row' }} minHeight="100dvh">
            <TopBar {...navigation} />
            <Box hideBelow="md" width="navigation" flexShrink="0">
              <Box position="fixed" insetY="0" insetStart="0" width="navigation" borderEndWidth="1px" bg="bg">
                <SideNavigation {...navigation} />
              </Box>
            </Box>
            <Box {...mainProps} aria-label={area} flex="1" minWidth="0" css={mainStyles}>
              <NoticePlace deletionDate={deletionDate} authority={authority} />
              <Box css={pageContainer}>
                <Box css={paddingStyles}>{page}</Box>
              </Box>
            </Box>
          </Flex>
        )}
      </CommandBarPlace>
    </GuestCareProvider>
  );
}
