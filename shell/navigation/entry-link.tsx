import type { NavigationEntry } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Link } from '@shared/router';
import { Box, Flex, NumberTile, type FlexProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { preloadPath } from '../federation/preload.ts';
import { DueCount } from './due-count.tsx';

interface Props {
  readonly entry: NavigationEntry;
  readonly isActive: boolean;
  /** Shows the entry's order as its number. */
  readonly isNumbered?: boolean;
}

const restingLook: FlexProps = { _hover: { bg: 'bg.subtle' } };

const activeLook: FlexProps = {
  fontWeight: '700',
  color: 'primary.fg',
  bg: 'primary.subtle',
  _before: {
    content: '""',
    position: 'absolute',
    insetY: '2',
    insetStart: '0',
    width: '1',
    borderRadius: 'l1',
    bg: 'primary.solid',
    forcedColorAdjust: 'none',
  },
};

/** A link of the navigation. Hover and focus preload the remote behind it. */
export function EntryLink({ entry, isActive, isNumbered = false }: Props): ReactNode {
  const { t } = useTranslation();
  const preload = (): void => preloadPath(entry.path);
  return (
    <Box as="li">
      <Flex
        asChild
        align="center"
        gap="3"
        minHeight="10"
        px="2"
        borderRadius="l2"
        position="relative"
        {...(isActive ? activeLook : restingLook)}
      >
        <Link to={entry.path} aria-current={isActive ? 'page' : undefined} onPointerEnter={preload} onFocus={preload}>
          {isNumbered && <NumberTile tone={isActive ? 'primary' : 'quiet'}>{entry.order}</NumberTile>}
          {t(entry.label)}
          {entry.counts === 'jobsDue' && <DueCount />}
        </Link>
      </Flex>
    </Box>
  );
}
