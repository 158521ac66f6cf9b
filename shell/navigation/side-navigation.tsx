import { brand } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Link } from '@shared/router';
import { Box, BrandMark, Flex, HStack, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { CommandButton } from './command-button.tsx';
import { preloadPath } from '../federation/preload.ts';
import { entriesOf, ownerOf, titledGroups, type NavigationProps } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import { NavigationGroup } from './navigation-group.tsx';
import { PortalLink } from './portal-link.tsx';
import { ProfileButton } from './profile-button.tsx';

/** The drawer's close button is 12 pixels from its corner. */
const besideClose = { minHeight: 'calc(var(--main-control-height) + {spacing.6})', pe: '16' };

interface Props extends NavigationProps {
  /** The drawer has its close button at the end of the head. */
  readonly isInDrawer?: boolean;
}

/**
 * The side navigation: logo, groups, single entries, the partner's portal, and the user at the bottom (product.md §2).
 */
export function SideNavigation(props: Props): ReactNode {
  const { registry, pathname, me, isInDrawer = false } = props;
  const { t } = useTranslation();
  const active = ownerOf(registry, pathname);
  const singles = entriesOf(registry, 'none');
  const mjDomain = me.status === 'ready' ? me.me.profile.mjDomain : null;
  return (
    <Flex direction="column" height="100%">
      <HStack justify="space-between" ps="4" {...(isInDrawer ? besideClose : { minHeight: '14', pe: '3' })}>
        <Link
          to={brand.home}
          aria-label={t('navigation.home', { brand: brand.name })}
          onFocus={() => preloadPath(brand.home)}
        >
          <HStack gap="2" fontFamily="heading" fontWeight="700" fontSize="xl" letterSpacing="-0.01em">
            <BrandMark />
            <Text as="span" lineHeight="1" pt="0.12em">
              {brand.name}
            </Text>
          </HStack>
        </Link>
        <CommandButton />
      </HStack>
      <Stack as="nav" aria-label={t('navigation.label')} flex="1" overflowY="auto" gap="4" px="3" py="2">
        {titledGroups.map((group) => (
          <NavigationGroup
            key={group}
            group={group}
            entries={entriesOf(registry, group)}
            active={active}
            subject={props.environment.session.subject}
          />
        ))}
        {(singles.length > 0 || mjDomain !== null) && (
          <Stack as="ul" listStyleType="none" gap="1">
            {singles.map((entry) => (
              <EntryLink key={entry.path} entry={entry} isActive={entry === active} />
            ))}
            {mjDomain !== null && <PortalLink domain={mjDomain} />}
          </Stack>
        )}
      </Stack>
      <Box borderTopWidth="1px" p="3">
        <ProfileButton {...props} />
      </Box>
    </Flex>
  );
}
