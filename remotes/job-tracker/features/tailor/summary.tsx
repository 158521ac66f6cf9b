import type { PageCount } from '@shared/builder';
import { useTranslation } from '@shared/i18n';
import { Button, Flex, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ProposedResume } from './api/tailor.ts';

interface SummaryProps {
  readonly proposal: Pick<ProposedResume, 'mostPages' | 'lacks'>;
  /** Whether there is an ad text whose gaps can be described. */
  readonly hasText: boolean;
  /** How the choices differ from the base résumé; '' if there is none. */
  readonly difference?: string;
  /** The number of pages that the choices fill. */
  readonly pageCount: PageCount;
  /** Undoes the person's changes; left out if there are none. */
  readonly onBack?: () => void;
}

/** Shows how many pages the choices fill, and remarks on the proposal. */
export function Summary({ proposal, hasText, difference = '', pageCount, onBack }: SummaryProps): ReactNode {
  const { t } = useTranslation();
  const { mostPages } = proposal;
  // In a script that we cannot read, no requirement can be found either, so only the script is mentioned.
  const lacks = proposal.lacks.includes('language') ? (['language'] as const) : proposal.lacks;
  return (
    <Stack gap="1">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text role="status" textStyle="sm" fontWeight="600">
          {typeof pageCount === 'number'
            ? t('tailor.counted', { count: pageCount })
            : t(pageCount === null ? 'tailor.counting' : 'tailor.notCounted')}
        </Text>
        {onBack !== undefined && (
          <Button variant="plain" size="sm" px="0" onClick={onBack}>
            {t('tailor.backToProposal')}
          </Button>
        )}
      </Flex>
      <Text role="status" color="fg.warning" _empty={{ display: 'none' }}>
        {typeof pageCount === 'number' && pageCount > mostPages && t('tailor.tooLong', { count: mostPages })}
      </Text>
      <Text textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {difference}
      </Text>
      {hasText && lacks.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t('tailor.provisional')} {lacks.map((lack) => t(`fit.lacks.${lack}`)).join(' ')}
        </Text>
      )}
    </Stack>
  );
}
