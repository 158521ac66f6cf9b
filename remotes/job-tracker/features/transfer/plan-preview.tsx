import { useTranslation } from '@shared/i18n';
import { Box, chakra } from '@shared/ui';
import type { ReactNode } from 'react';
import { positionName } from '../moving/board-positions.ts';
import type { PlannedJob } from './table-choice.ts';

const shown = ['title', 'company', 'location', 'stage', 'appliedOn', 'link'] as const;

/** Shows the first jobs of a table as they would be stored. */
export function PlanPreview({ jobs }: { readonly jobs: readonly PlannedJob[] }): ReactNode {
  const { t } = useTranslation();
  if (jobs.length === 0) return null;
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={t('import.preview')} focusVisibleRing="outside">
      <chakra.table width="100%" minWidth="40rem" textStyle="sm">
        <chakra.caption textAlign="start" captionSide="top" fontWeight="700" pb="2">
          {t('import.preview')}
        </chakra.caption>
        <thead>
          <tr>
            {shown.map((field) => (
              <chakra.th key={field} scope="col" textAlign="start" p="2" color="fg.muted" borderBottomWidth="2px">
                {t(`import.fields.${field}`)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job, index) => (
            <tr key={index}>
              {shown.map((field) => (
                <chakra.td key={field} p="2" borderBottomWidth="1px" overflowWrap="anywhere" verticalAlign="top">
                  {field === 'stage' ? positionName(job, t) : job[field]}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
