import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Badge, Box, ChakraLink, Flex, Heading, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Gap } from './api/tailor.ts';

/** Lists the requirements that no block mentions. Only the person can answer them; nothing is filled in. */
export function Gaps({ gaps }: { readonly gaps: readonly Gap[] }): ReactNode {
  const { t } = useTranslation();
  if (gaps.length === 0) return null;
  return (
    <Box as="section" bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4">
      <Heading as="h2" textStyle="md" fontWeight="600" mb="1">
        {t('tailor.gaps.title', { count: gaps.length })}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
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
    </Box>
  );
}
