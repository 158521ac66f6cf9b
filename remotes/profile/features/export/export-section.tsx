import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { Section } from '../common/section.tsx';
import { ExportAction } from './export-action.tsx';

/** The section that exports all of the person's data as one file. */
export function ExportSection(): ReactNode {
  const { t } = useTranslation();
  return (
    <Section id="profile-export" title={t('export.title')} purpose={t('export.purpose')}>
      <ExportAction variant="outline" />
    </Section>
  );
}
