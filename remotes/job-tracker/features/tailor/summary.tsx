import type { PageCount } from '@shared/builder';
import { useFormats, useTranslation } from '@shared/i18n';
import { Button, Flex, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ProposedBlock, ProposedResume } from './api/tailor.ts';
import { compared } from './choices.ts';

interface SummaryProps {
  readonly proposal: ProposedResume;
  /** As the person has changed them. */
  readonly blocks: readonly ProposedBlock[];
  /** That they fill. */
  readonly pageCount: PageCount;
  /** Takes the person's changes back; left out where there are none. */
  readonly onBack?: () => void;
}

/** How many pages the choices fill, and how they differ from the base. */
export function Summary({ proposal, blocks, pageCount, onBack }: SummaryProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { mostPages, baseTitle, isProvisional } = proposal;
  const { comes, goes } = compared(blocks);
  return (
    <Stack gap="1">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text role="status">
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
      {baseTitle !== null && (
        <Text textStyle="sm" color="fg.muted">
          {t('tailor.compared', { base: baseTitle, comes: formats.number(comes), goes: formats.number(goes) })}
        </Text>
      )}
      {isProvisional && (
        <Text textStyle="sm" color="fg.muted">
          {t('tailor.provisional')}
        </Text>
      )}
    </Stack>
  );
}
