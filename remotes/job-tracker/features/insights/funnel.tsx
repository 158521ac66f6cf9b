import { useFormats, useTranslation } from '@shared/i18n';
import { Box, chakra, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Insights } from './get-insights.ts';
import { ShareBar } from '../common/share-bar.tsx';

/** Shows the application funnel: each step as a number, as a share of all applications, and as a bar. */
export function Funnel({ steps }: { readonly steps: Insights['funnel'] }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const all = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <chakra.table aria-label={t('insights.funnel')} width="100%" textStyle="sm" fontVariantNumeric="tabular-nums">
      <thead>
        <tr>
          {[t('insights.stage'), t('insights.applications')].map((heading) => (
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
        {steps.map(({ stage, count }) => (
          <chakra.tr key={stage}>
            <chakra.th scope="row" textAlign="start" px="2" py="1" width="7rem" fontWeight="600">
              {stage === 'accepted' ? t('closeReasons.accepted') : t(`stages.${stage}`)}
            </chakra.th>
            <chakra.td px="2" py="1" display="flex" alignItems="center" gap="3">
              <Box flex="0 0 5.5rem">
                {formats.number(count)}{' '}
                <Span color="fg.muted">
                  ({formats.number(count / all, { style: 'percent', maximumFractionDigits: 0 })})
                </Span>
              </Box>
              <Box flex="1">
                <ShareBar share={count / all} tone={stage === 'applied' ? 'data' : 'outcome'} />
              </Box>
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
