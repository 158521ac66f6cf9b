import { useTranslation } from '@shared/i18n';
import { Flex, Heading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { AddBlocks } from './add-blocks.tsx';
import type { Match } from './api/match-fields.ts';
import { PartsTable } from './parts-table.tsx';
import { ScoreMark } from './score-mark.tsx';
import { Terms } from './terms.tsx';

/** Shows how well an ad matches, with every part of its score. */
export function MatchView({ fit }: { readonly fit: Match }): ReactNode {
  const { t } = useTranslation();
  if (!fit.hasBlocks) return <NoBlocks />;
  return (
    <Stack gap="4">
      <Flex gap="4" align="center">
        <ScoreMark score={fit.score} isProvisional={fit.isProvisional} size="lg" />
        <Stack gap="1">
          <Heading as="h3" textStyle="lg" fontWeight="600">
            {fit.score === null ? t('fit.noScore') : t('fit.outOf', { score: fit.score })}
          </Heading>
          {fit.isProvisional && (
            <Text textStyle="sm" color="fg.muted">
              {t('fit.provisional')} {fit.lacks.map((lack) => t(`fit.lacks.${lack}`)).join(' ')}
            </Text>
          )}
        </Stack>
      </Flex>
      <Terms fit={fit} />
      <PartsTable fit={fit} />
    </Stack>
  );
}

/** Explains that a match needs blocks, and links to where they are added. */
export function NoBlocks(): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="3" align="flex-start" py="2">
      <Text fontWeight="700">{t('fit.noBlocks')}</Text>
      <Text color="fg.muted">{t('fit.noBlocksHelp')}</Text>
      <AddBlocks />
    </Stack>
  );
}
