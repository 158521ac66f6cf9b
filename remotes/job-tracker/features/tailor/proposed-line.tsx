import { OrderButtons } from '@shared/builder';
import { useTranslation } from '@shared/i18n';
import { Badge, Box, Checkbox, Flex, Span, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface ProposedLineProps {
  readonly name: string;
  readonly include: boolean;
  /** Whether the base résumé shows the item; undefined if there is none. */
  readonly isInBase: boolean | undefined;
  /** Why the item is or is not proposed. */
  readonly reason: string;
  readonly isStrong?: boolean;
  /** The item's position among the included ones, and their number. */
  readonly place: number;
  readonly count: number;
  readonly onInclude: (include: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** One item of a proposal, with its checkbox, its reason, its position, and the difference that it makes. */
export function ProposedLine(props: ProposedLineProps): ReactNode {
  const { name, include, isInBase, reason, isStrong = false, place, count, onInclude, onMove } = props;
  const { t } = useTranslation();
  const change = isInBase === undefined || isInBase === include ? undefined : include ? 'comes' : 'goes';
  return (
    <Flex data-choice="" gap="2" justify="space-between" align="flex-start" textStyle="sm">
      <Box minWidth="0">
        <Checkbox.Root checked={include} alignItems="flex-start" onCheckedChange={({ checked }) => onInclude(checked)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control mt="0.5" />
          <Checkbox.Label textStyle="sm" overflowWrap="anywhere" fontWeight={isStrong ? '700' : '400'} dir="auto">
            {name}
            {change !== undefined && (
              <Span ms="2">
                <Badge colorPalette={change === 'comes' ? 'secondary' : 'gray'}>{t(`tailor.${change}`)}</Badge>
              </Span>
            )}
          </Checkbox.Label>
        </Checkbox.Root>
        {reason !== '' && (
          <Text textStyle="sm" color="fg.muted" ps="1.875rem" overflowWrap="anywhere">
            {reason}
          </Text>
        )}
      </Box>
      {include && (
        <Flex flexShrink="0">
          <OrderButtons name={name} index={place} count={count} onMove={(to) => onMove(to < place ? -1 : 1)} />
        </Flex>
      )}
    </Flex>
  );
}
