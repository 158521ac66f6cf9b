import { useFormats, useTranslation } from '@shared/i18n';
import { chakra, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Insights } from './get-insights.ts';

/** Shows how long jobs stay in each stage, and how often they move on from there. */
export function StageTimes({ stages }: { readonly stages: Insights['stages'] }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <chakra.table aria-label={t('insights.stages')} width="100%" textStyle="sm" fontVariantNumeric="tabular-nums">
      <thead>
        <tr>
          {[t('insights.stage'), t('insights.medianDays'), t('insights.goneOn')].map((heading) => (
            <chakra.th
              key={heading}
              scope="col"
              textAlign="start"
              px="2"
              py="1"
              color="fg.muted"
              borderBottomWidth="1px"
            >
              {heading}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, medianDays, goneOn, stays, isSmall }) => (
          <tr key={stage}>
            <chakra.th scope="row" textAlign="start" px="2" py="1" fontWeight="600" borderBottomWidth="1px">
              {t(`stages.${stage}`)}
              {isSmall && stays > 0 && (
                <Span ms="2" fontWeight="400" color="fg.muted">
                  {t('insights.few')}
                </Span>
              )}
            </chakra.th>
            <chakra.td px="2" py="1" borderBottomWidth="1px">
              {medianDays === null ? '–' : t('insights.days', { count: medianDays })}
            </chakra.td>
            <chakra.td px="2" py="1" borderBottomWidth="1px">
              {stays === 0 ? '–' : t('insights.goneOnOf', { goneOn: formats.number(goneOn), count: stays })}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
