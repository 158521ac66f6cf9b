import { useTranslation } from '@shared/i18n';
import { Button, Box, Flex } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useHasRoomBeside } from '../common/use-is-wide.ts';
import { paneHeight, paneStyles } from '../common/panes.ts';

const sides = ['choices', 'page'] as const;

interface SplitViewProps {
  /** What the choices amount to: above the page where it is beside the choices, else above the choices. */
  readonly notes: ReactNode;
  readonly choices: ReactNode;
  readonly page: ReactNode;
}

/**
 * Shows the choices with the page next to them, which stays in view; where they do not fit, one at a time. Both stay in
 * the DOM, so that turning a tablet loses nothing, and pages are counted even while they are hidden.
 */
export function SplitView({ notes, choices, page }: SplitViewProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useHasRoomBeside();
  const [side, setSide] = useState<(typeof sides)[number]>('choices');
  const displayOf = (own: typeof side): 'block' | 'none' => (isWide || side === own ? 'block' : 'none');
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
          {!isWide && notes}
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
            {isWide && <Box px="6">{notes}</Box>}
            <Box bg="bg.mist" px={isWide ? '6' : '3'} py="4" minHeight={isWide ? paneHeight : undefined}>
              {page}
            </Box>
          </Box>
        </Box>
      </Flex>
    </Box>
  );
}
