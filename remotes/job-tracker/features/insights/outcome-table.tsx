import { useFormats, useTranslation } from '@shared/i18n';
import { Box, chakra, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { ShareBar } from '../common/share-bar.tsx';

/** The outcomes of one group of applications. */
export interface ApplicationOutcome {
  readonly key: string;
  readonly name: string;
  readonly applications: number;
  readonly answered: number;
  readonly interviews: number;
  readonly isSmall: boolean;
  /** Whether this is a part of the group before it, such as one version of a block. */
  readonly isPart?: boolean;
}

interface OutcomeTableProps {
  readonly caption: string;
  readonly of: string;
  readonly outcomes: readonly ApplicationOutcome[];
}

/** Lists applications, replies, and interviews by group, each share as a number and a bar. Small samples are marked. */
export function OutcomeTable({ caption, of, outcomes }: OutcomeTableProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const share = (part: number, whole: number, isSmall: boolean): ReactNode => {
    const value = whole === 0 ? 0 : part / whole;
    return (
      <>
        {part} <Span color="fg.muted">({formats.number(value, { style: 'percent', maximumFractionDigits: 0 })})</Span>
        <ShareBar share={value} isSmall={isSmall} />
      </>
    );
  };
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={caption} focusVisibleRing="outside" borderRadius="l1">
      <chakra.table
        aria-label={caption}
        width="100%"
        minWidth="30rem"
        // The columns of all tables have the same widths.
        tableLayout="fixed"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        css={{ '& th:first-of-type': { width: '40%' } }}
      >
        <thead>
          <tr>
            {[of, t('insights.applications'), t('insights.answered'), t('insights.interviews')].map((heading) => (
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
          {outcomes.map(({ key, name, applications, answered, interviews, isSmall, isPart }) => (
            <chakra.tr key={key} verticalAlign="top">
              <chakra.th
                scope="row"
                textAlign="start"
                px="2"
                py="1"
                ps={isPart === true ? '6' : '2'}
                fontWeight={isPart === true ? '400' : '600'}
                borderBottomWidth="1px"
                overflowWrap="anywhere"
              >
                {name}
                {isSmall && (
                  <Span ms="2" fontWeight="400" color="fg.muted">
                    {t('insights.few')}
                  </Span>
                )}
              </chakra.th>
              <chakra.td px="2" py="1" borderBottomWidth="1px">
                {applications}
              </chakra.td>
              <chakra.td px="2" py="1" borderBottomWidth="1px">
                {share(answered, applications, isSmall)}
              </chakra.td>
              <chakra.td px="2" py="1" borderBottomWidth="1px">
                {share(interviews, applications, isSmall)}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
