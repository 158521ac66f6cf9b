import { useTranslation } from '@shared/i18n';
import { Button, Box, Flex, Stack } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { paneHeight, paneStyles } from '../common/panes.ts';
import { useHasRoomBeside, useHasRoomForThree } from '../common/use-is-wide.ts';
import type { Gap } from './api/tailor.ts';
import { Gaps, GapsColumn } from './gaps.tsx';

const sides = ['choices', 'page'] as const;

interface SplitViewProps {
  /** What the choices amount to: above the page where it is beside the choices, else above the choices. */
  readonly notes: ReactNode;
  /** Below the notes, or a column of their own where there is room for three. */
  readonly gaps: readonly Gap[];
  readonly choices: ReactNode;
  readonly page: ReactNode;
}

/**
 * Shows the choices with the page next to them, which stays in view; where they do not fit, one at a time. Both stay in
 * the DOM, so that turning a tablet loses nothing, and pages are counted even while they are hidden.
 */
export function SplitView({ notes, gaps, choices, page }: SplitViewProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useHasRoomBeside();
  const hasColumn = useHasRoomForThree() && gaps.length > 0;
  const [side, setSide] = useState<(typeof sides)[number]>('choices');
  const displayOf = (own: typeof side): 'block' | 'none' => (isWide || side === own ? 'block' : 'none');
  const facts = (
    <Stack gap="1" pb="2">
      {notes}
      {!hasColumn && <Gaps gaps={gaps} />}
    </Stack>
  );
  return (
    <Box>
      {!isWide && (
        <Flex role="group" aria-label={t('tailor.sides.label')} gap="2" mb="4">
          {sides.map((each) => (
            <Button
              key={each}
              flex="1"
              variant={side === each ? 'subtle' : 'outline'}
              {...(side !== each && { colorPalette: 'gray' })}
              aria-pressed={side === each}
              onClick={() => setSide(each)}
            >
              {t(`tailor.sides.${each}`)}
            </Button>
          ))}
        </Flex>
      )}
      <Flex align="stretch">
        <Box
          flex={isWide ? '0 0 440px' : '1'}
          minWidth="0"
          pe={isWide ? '6' : undefined}
          display={displayOf('choices')}
        >
          {!isWide && facts}
          {choices}
        </Box>
        <Box
          as="section"
          aria-label={t('tailor.sides.page')}
          flex="1"
          minWidth="0"
          display={displayOf('page')}
          borderStartWidth={isWide ? '1px' : undefined}
        >
          <Box
            css={isWide ? paneStyles : undefined}
            // A scrollable region must be focusable, so that the keyboard can scroll it.
            {...(isWide && { tabIndex: 0 })}
          >
            {isWide && <Box px="6">{facts}</Box>}
            <Box bg="bg.mist" px={isWide ? '6' : '3'} py="4" minHeight={isWide ? paneHeight : undefined}>
              {page}
            </Box>
          </Box>
        </Box>
        {hasColumn && (
          <Box flex="0 0 280px" borderStartWidth="1px">
            <Box css={paneStyles} tabIndex={0}>
              <GapsColumn gaps={gaps} />
            </Box>
          </Box>
        )}
      </Flex>
    </Box>
  );
}
