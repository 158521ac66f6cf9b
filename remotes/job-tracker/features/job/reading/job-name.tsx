import { useTranslation } from '@shared/i18n';
import { Flex, IconAction, PencilIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Job } from '../api/job-fields.ts';
import { useParts } from './parts.ts';

/** The company and location after the title, which give way to it, and the button that edits all three. */
export function JobName({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const { begin } = useParts();
  const where = [job.company, job.location].filter((part) => part !== null).join(' · ');
  return (
    <Flex as="span" align="baseline" columnGap="2" flexShrink="9999" minWidth="8">
      <Text as="span" textStyle="sm" color="fg.muted" title={where} truncate minWidth="0" _empty={{ display: 'none' }}>
        {where}
      </Text>
      <IconAction
        tip={t('page.edit', { name: t('page.name') })}
        size="xs"
        boxSize="8"
        my="-2"
        alignSelf="center"
        data-job-part="name"
        onClick={() => begin('name')}
      >
        <PencilIcon size={16} />
      </IconAction>
    </Flex>
  );
}
