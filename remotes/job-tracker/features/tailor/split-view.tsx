import { useTranslation } from '@shared/i18n';
import { Button, Box, Flex } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useHasRoomBeside } from '../common/use-is-wide.ts';

const sides = ['choices', 'page'] as const;

interface SplitViewProps {
  readonly choices: ReactNode;
  readonly page: ReactNode;
}

/**
 * Shows the choices with the page next to them, which stays in view; where they do not fit, one at a time. Both stay in
 * the DOM, so that turning a tablet loses nothing, and pages are counted even while they are hidden.
 */
export function SplitView({ choices, page }: SplitViewProps): ReactNode {
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
      <Flex gap="6" align="flex-start">
        <Box flex="1" minWidth="0" display={displayOf('choices')}>
          {choices}
        </Box>
        <Box
          as="section"
          aria-label={t('tailor.sides.page')}
          flex="1"
          minWidth="0"
          display={displayOf('page')}
          bg="bg.mist"
          borderRadius="l2"
          px={{ base: '3', md: '5' }}
          py="3"
          {...(isWide && { position: 'sticky', top: '4', maxHeight: 'calc(100dvh - 2rem)', overflowY: 'auto' })}
          // A scrollable region must be focusable, so that the keyboard can scroll it.
          {...(isWide && { tabIndex: 0 })}
        >
          {page}
        </Box>
      </Flex>
    </Box>
  );
}
