import { AppLink } from '@shared/remote-kit';
import { ButtonLink, DownloadIcon, Flex, IconButton, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { useLibraryTexts } from '../texts.ts';
import { CardMenu, type CardMenuProps } from './card-menu.tsx';

/** The style of a card whose actions show on hover and focus with a mouse, and always on a touch screen. */
export const actionsOnHover: BoxProps['css'] = {
  '@media (hover: hover) and (pointer: fine)': {
    '& > [data-card-actions]': { opacity: '0' },
    '&:hover > *, &:focus-within > *, & > [data-card-actions]:has([data-state="open"])': { opacity: '1' },
  },
};

interface CardActionsProps extends CardMenuProps {
  readonly path: string;
}

/** Opens or downloads a document, or opens the menu with everything else, over the lower edge of its first page. */
export function CardActions({ path, ...menu }: CardActionsProps): ReactNode {
  const { title, isBusy, downloads } = menu;
  const t = useLibraryTexts();
  return (
    <Flex
      data-card-actions
      gridArea="1 / 1"
      alignSelf="end"
      justifySelf="stretch"
      position="relative"
      gap="1"
      m="2"
      p="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
    >
      {/* The title is the same link for the keyboard and screen readers. */}
      <ButtonLink size="sm" variant="ghost" colorPalette="gray" flex="1" minWidth="0" px="2">
        <AppLink to={path} tabIndex={-1} aria-hidden>
          {t('open')}
        </AppLink>
      </ButtonLink>
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('downloadOf', { title })}
        disabled={isBusy}
        onClick={() => downloads[0]?.start()}
      >
        <DownloadIcon size={18} aria-hidden />
      </IconButton>
      <CardMenu {...menu} />
    </Flex>
  );
}
