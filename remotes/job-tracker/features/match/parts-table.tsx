import { useFormats, useTranslation } from '@shared/i18n';
import { Box, chakra, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { ShareBar } from '../common/share-bar.tsx';
import type { Match, MatchBlock, MatchPart, MatchReason } from './api/match-fields.ts';
import { BlockLinks } from './block-links.tsx';
import { useReasonWords } from './use-reason-words.ts';

const cell = { px: '2', pt: '2', verticalAlign: 'top', borderTopWidth: '1px' } as const;

/**
 * Shows every part of a score: its weight, its points, and the reasons. The reasons are below their part, because next
 * to it they would need more width than a phone or a panel has.
 */
export function PartsTable({ fit }: { readonly fit: Match }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { learnedPoints, learnedReasons, parts, score } = fit;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const weightText = ({ weight }: MatchPart): string =>
    formats.number(total === 0 ? 0 : weight / total, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <chakra.table aria-label={t('fit.table')} width="100%" textStyle="sm" fontVariantNumeric="tabular-nums">
      <thead>
        <tr>
          {(['part', 'weight', 'points'] as const).map((heading) => (
            <chakra.th key={heading} scope="col" textAlign="start" p="2" color="fg.muted">
              {t(`fit.columns.${heading}`)}
            </chakra.th>
          ))}
        </tr>
      </thead>
      {parts.map((part) => (
        <PartRows key={part.key} name={t(`fit.parts.${part.key}`)} weight={weightText(part)} reasons={part.reasons}>
          {part.share === null ? (
            <Span color="fg.muted">{t('fit.notCounted')}</Span>
          ) : (
            <>
              {t('fit.pointsOf', { points: part.points, most: part.mostPoints })}
              <ShareBar share={part.share} />
            </>
          )}
        </PartRows>
      ))}
      {learnedPoints !== 0 && (
        <PartRows name={t('fit.parts.learned')} weight="" reasons={learnedReasons}>
          {formats.number(learnedPoints)}
        </PartRows>
      )}
      <tfoot>
        <tr>
          <chakra.th scope="row" colSpan={2} textAlign="start" {...cell}>
            {t('fit.columns.sum')}
          </chakra.th>
          <chakra.td fontWeight="700" {...cell}>
            {score}
          </chakra.td>
        </tr>
      </tfoot>
    </chakra.table>
  );
}

interface PartRowsProps {
  readonly name: string;
  readonly weight: string;
  readonly reasons: readonly (MatchReason & { readonly blocks?: readonly MatchBlock[] })[];
  /** The points of the part. */
  readonly children: ReactNode;
}

/** A part of the score, followed by a row with its reasons. */
function PartRows({ name, weight, reasons, children }: PartRowsProps): ReactNode {
  const words = useReasonWords();
  return (
    <tbody>
      <tr>
        <chakra.th scope="rowgroup" textAlign="start" fontWeight="700" {...cell}>
          {name}
        </chakra.th>
        <chakra.td {...cell}>{weight}</chakra.td>
        <chakra.td {...cell} width="8rem">
          {children}
        </chakra.td>
      </tr>
      <tr>
        <chakra.td colSpan={3} px="2" pt="1" pb="3" color="fg.muted" overflowWrap="anywhere">
          {reasons.map((reason, index) => (
            <Box key={index}>
              {words(reason)}
              {reason.blocks !== undefined && reason.blocks.length > 0 && (
                <>
                  {' ('}
                  <BlockLinks blocks={reason.blocks} />
                  {')'}
                </>
              )}
            </Box>
          ))}
        </chakra.td>
      </tr>
    </tbody>
  );
}
