import { brand } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Link } from '@shared/router';
import { Flex, IconButton, MenuIcon, SideDrawer } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { contentId } from '../page/use-page-change.ts';
import type { NavigationProps } from './entries.ts';
import { SideNavigation } from './side-navigation.tsx';

/** It stays in view unless the window is too low for that. Pages lay their main action over it. */
const topStyles = { '@media (min-height: 480px)': { position: 'sticky', top: '0', zIndex: '9' } } as const;

/** For small screens: the menu button, the brand's title, and the side navigation in a drawer (product.md §2). */
export function TopBar(props: NavigationProps): ReactNode {
  const { t } = useTranslation();
  const { pathname } = props;
  const drawerId = useId();
  const [openAt, setOpenAt] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  // The drawer is open for one address: navigating closes it, and coming back does not open it again.
  if (openAt !== undefined && openAt !== pathname) {
    setOpenAt(undefined);
    setHasLeft(true);
  }
  const isOpen = openAt === pathname;
  const open = (): void => {
    setHasLeft(false);
    setOpenAt(pathname);
  };
  return (
    <Flex
      as="header"
      hideFrom="md"
      css={topStyles}
      align="center"
      gap="2"
      height="14"
      px="2"
      bg="bg"
      borderBottomWidth="1px"
    >
      <IconButton
        variant="ghost"
        colorPalette="gray"
        size="lg"
        aria-label={t('navigation.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={drawerId}
        onClick={open}
      >
        <MenuIcon />
      </IconButton>
      <SideDrawer
        open={isOpen}
        onClose={() => setOpenAt(undefined)}
        id={drawerId}
        label={t('navigation.label')}
        closeLabel={t('navigation.close')}
        // Navigating moves the focus to the new page; closing returns it to the button.
        finalFocus={() => (hasLeft ? document.getElementById(contentId) : null)}
      >
        <SideNavigation {...props} isInDrawer />
      </SideDrawer>
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
