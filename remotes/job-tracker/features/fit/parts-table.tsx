import { useFormats, useTranslation } from '@shared/i18n';
import { Box, chakra, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { ShareBar } from '../common/share-bar.tsx';
import type { Fit, FitPart } from './api/fit-fields.ts';
import { BlockLinks } from './block-links.tsx';
import { useReasonWords } from './use-reason-words.ts';

const cell = { p: '2', verticalAlign: 'top', borderBottomWidth: '1px' } as const;

/** Every point of a score: what each part counts, what it found, and why. */
export function PartsTable({ fit }: { readonly fit: Fit }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = useReasonWords();
  const { learnedPoints, learnedReasons, parts, score } = fit;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const weightText = ({ weight }: FitPart): string =>
    formats.number(total === 0 ? 0 : weight / total, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Box
      overflowX="auto"
      tabIndex={0}
      role="group"
      aria-label={t('fit.table')}
      focusVisibleRing="outside"
      borderRadius="l1"
    >
      <chakra.table
        aria-label={t('fit.table')}
        width="100%"
        minWidth="34rem"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
      >
        <thead>
          <tr>
            {(['part', 'weight', 'points', 'why'] as const).map((heading) => (
              <chakra.th key={heading} scope="col" textAlign="start" p="2" color="fg.muted" borderBottomWidth="2px">
                {t(`fit.columns.${heading}`)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.key}>
              <chakra.th scope="row" textAlign="start" {...cell}>
                {t(`fit.parts.${part.key}`)}
              </chakra.th>
              <chakra.td {...cell}>{weightText(part)}</chakra.td>
              <chakra.td {...cell} minWidth="6rem">
                {part.share === null ? (
                  <Span color="fg.muted">{t('fit.notCounted')}</Span>
                ) : (
                  <>
                    {t('fit.pointsOf', { points: part.points, most: part.mostPoints })}
                    <ShareBar share={part.share} />
                  </>
                )}
              </chakra.td>
              <chakra.td {...cell} overflowWrap="anywhere">
                {part.reasons.map((reason, index) => (
                  <Box key={index}>
                    {words(reason)}
                    {reason.blocks.length > 0 && (
                      <>
                        {' '}
                        <BlockLinks blocks={reason.blocks} />
                      </>
                    )}
                  </Box>
                ))}
              </chakra.td>
            </tr>
          ))}
          {learnedPoints !== 0 && (
            <tr>
              <chakra.th scope="row" textAlign="start" {...cell}>
                {t('fit.parts.learned')}
              </chakra.th>
              <chakra.td {...cell} />
              <chakra.td {...cell}>{formats.number(learnedPoints)}</chakra.td>
              <chakra.td {...cell} overflowWrap="anywhere">
                {learnedReasons.map((reason, index) => (
                  <Box key={index}>{words(reason)}</Box>
                ))}
              </chakra.td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <chakra.th scope="row" textAlign="start" p="2">
              {t('fit.columns.sum')}
            </chakra.th>
            <chakra.td p="2" />
            <chakra.td p="2" fontWeight="700">
              {score}
            </chakra.td>
            <chakra.td p="2" />
          </tr>
        </tfoot>
      </chakra.table>
    </Box>
  );
}
