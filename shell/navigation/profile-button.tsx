import type { RegistryRecord, RemoteEnvironment } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Avatar, Box, Button, HStack, IconAction, LogOutIcon, Skeleton, Stack, Text } from '@shared/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { preloadPath } from '../federation/preload.ts';
import { useGuestCare } from '../guests/guest-care-context.ts';
import type { NavigationProps } from './entries.ts';
import { navigationUserOf, type NavigationUser } from './navigation-user.ts';

const ProfileDialog = lazy(async () => {
  const { ProfileDialog: component } = await import(/* webpackChunkName: "navigation-late" */ './profile-dialog.tsx');
  return { default: component };
});

/** Nothing depends on this panel, so a page without it works. */
const AccountPanel = lazy(() =>
  import(/* webpackChunkName: "navigation-late" */ './account-panel.tsx').then(
    ({ AccountPanel: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** The name of the remote that provides the contact dialog. */
const profileRemote = 'profile';

/**
 * Shows the signed-in user. A click opens the contact dialog, a right-click signs out (product.md §2); the button next
 * to it does that for everyone who cannot right-click.
 */
export function ProfileButton({ registry, me, email, environment }: NavigationProps): ReactNode {
  const { t } = useTranslation();
  const { isGuest, notice, keepWork, leave } = useGuestCare();
  const record = registry.remotes.find(({ name }) => name === profileRemote);
  const known = navigationUserOf(me, email, environment.endpoints.graphql);
  const person =
    isGuest && known.name === undefined ? { ...guestCalled(t('profile.guest')), picture: known.picture } : known;
  return (
    <Stack gap="2">
      {isGuest && notice === 'hidden' && (
        <Button variant="outline" size="sm" width="100%" aria-haspopup="dialog" onClick={keepWork}>
          {t('profile.keepWork')}
        </Button>
      )}
      <HStack gap="1">
        {me.status === 'loading' ? (
          <HStack flex="1" gap="3" px="2" height="12">
            <Skeleton boxSize="8" borderRadius="full" />
            <Skeleton height="4" flex="1" />
          </HStack>
        ) : record === undefined ? (
          <HStack flex="1" minWidth="0" gap="2" px="2" height="12">
            <PersonLine person={person} />
          </HStack>
        ) : (
          <DialogButton record={record} environment={environment} person={person} onSignOut={leave} />
        )}
        <Suspense fallback={<Box width="8" />}>
          <AccountPanel />
        </Suspense>
        <IconAction size="sm" tip={t('profile.signOut')} onClick={leave}>
          <LogOutIcon size={18} />
        </IconAction>
      </HStack>
    </Stack>
  );
}

/** Returns how a guest without a name is shown. */
const guestCalled = (name: string): Omit<NavigationUser, 'picture'> => ({ name, initials: name.slice(0, 1) });

function PersonLine({ person }: { readonly person: NavigationUser }): ReactNode {
  const { t } = useTranslation();
  const { name = t('profile.unnamed'), initials, picture } = person;
  return (
    <>
      <Avatar boxSize="9" textStyle="sm" initials={initials} picture={picture} />
      <Text as="span" flex="1" minWidth="0" truncate textAlign="start">
        {name}
      </Text>
    </>
  );
}

interface DialogButtonProps {
  readonly record: RegistryRecord;
  readonly environment: RemoteEnvironment;
  readonly person: NavigationUser;
  readonly onSignOut: () => void;
}

function DialogButton({ record, environment, person, onSignOut }: DialogButtonProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const preload = (): void => preloadPath('/app/profile');
  const close = (): void => {
    setIsOpen(false);
    // The remote's dialog replaced the loading dialog, so it does not know which element opened it.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Box flex="1" minWidth="0">
      <Button
        ref={button}
        variant="ghost"
        colorPalette="gray"
        width="100%"
        height="12"
        px="2"
        gap="2"
        borderRadius="l2"
        fontFamily="body"
        fontWeight="400"
        justifyContent="flex-start"
        aria-haspopup="dialog"
        aria-label={t('profile.edit', { name: person.name ?? t('profile.unnamed') })}
        onClick={() => setIsOpen(true)}
        onContextMenu={(event) => {
          event.preventDefault();
          onSignOut();
        }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <PersonLine person={person} />
      </Button>
      {isOpen && (
        <Suspense>
          <ProfileDialog record={record} environment={environment} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}
