import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Badge, Box, ChakraLink, Flex, Heading, Text } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { DisclosureLine } from '../common/disclosure-line.tsx';
import type { Gap } from './api/tailor.ts';

interface GapsProps {
  readonly gaps: readonly Gap[];
}

/** A line that opens the requirements that no block mentions. */
export function Gaps({ gaps }: GapsProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  if (gaps.length === 0) return null;
  return (
    <Box as="section" aria-label={t('tailor.gaps.title', { count: gaps.length })} borderBlockWidth="1px">
      <DisclosureLine
        minHeight="10"
        isOpen={isOpen}
        controls={isOpen ? panel : undefined}
        onToggle={() => setIsOpen(!isOpen)}
      >
        {t('tailor.gaps.title', { count: gaps.length })}
      </DisclosureLine>
      {isOpen && (
        <Box id={panel} pb="3" maxWidth="reading">
          <GapList gaps={gaps} />
        </Box>
      )}
    </Box>
  );
}

/** The same list as a column of its own, where there is room. */
export function GapsColumn({ gaps }: GapsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Box as="section" aria-label={t('tailor.gaps.title', { count: gaps.length })} p="4">
      <Heading as="h2" textStyle="sm" fontWeight="700" mb="2">
        {t('tailor.gaps.title', { count: gaps.length })}
      </Heading>
      <GapList gaps={gaps} />
    </Box>
  );
}

/** Lists the requirements that no block mentions. Only the person can answer them; nothing is filled in. */
function GapList({ gaps }: GapsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {t('tailor.gaps.help')}{' '}
        <ChakraLink asChild>
          <AppLink to="/events/skills/new">{t('tailor.gaps.add')}</AppLink>
        </ChakraLink>
      </Text>
      <Flex as="ul" direction="column" gap="2" listStyleType="none" textStyle="sm">
        {gaps.map(({ term, isRequired }) => (
          <Flex as="li" key={term} gap="2" align="baseline" justify="space-between">
            <Text as="span" minWidth="0" overflowWrap="anywhere" dir="auto">
              {term}
            </Text>
            <Badge variant="outline" flexShrink="0" {...(!isRequired && { colorPalette: 'gray' })}>
              {t(isRequired ? 'tailor.gaps.required' : 'tailor.gaps.nice')}
            </Badge>
          </Flex>
        ))}
      </Flex>
    </>
  );
}
