import { brand } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Link } from '@shared/router';
import { CloseButton, Drawer, Flex, IconButton, MenuIcon, Portal } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { contentId } from '../page/use-page-change.ts';
import type { NavigationProps } from './navigation-props.ts';
import { SideNavigation } from './side-navigation.tsx';

/** On small screens: the menu button, the brand's title, and the side navigation in a drawer (product.md §2). */
export function TopBar(props: NavigationProps): ReactNode {
  const { t } = useTranslation();
  const { pathname } = props;
  const [openAt, setOpenAt] = useState<string>();
  // The drawer is open at one address; going elsewhere closes it.
  const isOpen = openAt === pathname;
  return (
    <Flex
      as="header"
      hideFrom="md"
      position="sticky"
      top="0"
      zIndex="docked"
      align="center"
      gap="2"
      height="14"
      px="2"
      bg="bg"
      borderBottomWidth="1px"
    >
      <Drawer.Root
        open={isOpen}
        onOpenChange={({ open }) => setOpenAt(open ? pathname : undefined)}
        placement="start"
        // Going elsewhere takes the focus to the new page, closing leaves it at the button.
        finalFocusEl={() => (openAt === undefined || isOpen ? null : document.getElementById(contentId))}
        lazyMount
        unmountOnExit
      >
        <Drawer.Trigger asChild>
          <IconButton variant="ghost" colorPalette="gray" size="lg" aria-label={t('navigation.open')}>
            <MenuIcon />
          </IconButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content width="navigation" maxWidth="navigation" aria-label={t('navigation.label')}>
              <SideNavigation {...props} />
              <Drawer.CloseTrigger asChild>
                <CloseButton aria-label={t('navigation.close')} colorPalette="gray" />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      <Link to={brand.home}>
        <Flex
          as="span"
          fontFamily="heading"
          fontWeight="700"
          fontSize="xl"
          letterSpacing="-0.01em"
          lineHeight="1"
          pt="0.12em"
        >
          {brand.name}
        </Flex>
      </Link>
    </Flex>
  );
}
