import { useFormats, useTranslation } from '@shared/i18n';
import { chakra, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Insights } from './get-insights.ts';
import { ShareBar } from '../common/share-bar.tsx';

/** Shows the application funnel: each step as a number, as a share of all applications, and as a bar. */
export function Funnel({ steps }: { readonly steps: Insights['funnel'] }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const all = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <chakra.table
      aria-label={t('insights.funnel')}
      width="100%"
      maxWidth="36rem"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
    >
      <thead>
        <tr>
          {[t('insights.stage'), t('insights.applications')].map((heading) => (
            <chakra.th key={heading} scope="col" textAlign="start" p="2" color="fg.muted" borderBottomWidth="2px">
              {heading}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ stage, count }) => (
          <chakra.tr key={stage} verticalAlign="top">
            <chakra.th scope="row" textAlign="start" p="2" width="9rem" fontWeight="700">
              {stage === 'accepted' ? t('closeReasons.accepted') : t(`stages.${stage}`)}
            </chakra.th>
            <chakra.td p="2">
              {formats.number(count)}{' '}
              <Span color="fg.muted">
                ({formats.number(count / all, { style: 'percent', maximumFractionDigits: 0 })})
              </Span>
              <ShareBar share={count / all} />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
