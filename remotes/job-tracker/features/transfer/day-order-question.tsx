import { useTranslation } from '@shared/i18n';
import { Box, Fieldset, RadioGroup, Stack } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import { useDays } from '../common/use-days.ts';
import type { DayOrder, UnclearDay } from './table-choice.ts';

const orders: readonly DayOrder[] = ['monthFirst', 'dayFirst'];

interface DayOrderQuestionProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly unclear: UnclearDay;
  readonly chosen: DayOrder | undefined;
  /** Whether the person went on without an answer. */
  readonly isMissing: boolean;
  readonly onChoose: (order: DayOrder) => void;
}

/** Asks which day a date of the table is, because the table allows two readings and a guess could be wrong. */
export function DayOrderQuestion({ ref, unclear, chosen, isMissing, onChoose }: DayOrderQuestionProps): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const question = t('import.dayOrder', { value: unclear.text });
  return (
    <Box ref={ref}>
      <Fieldset.Root invalid={isMissing}>
        <Fieldset.Legend textStyle="label">{question}</Fieldset.Legend>
        <RadioGroup.Root
          mt="2"
          colorPalette="primary"
          value={chosen ?? ''}
          aria-label={question}
          onValueChange={({ value }) => onChoose(value === 'dayFirst' ? 'dayFirst' : 'monthFirst')}
        >
          <Stack gap="2">
            {orders.map((order) => (
              <RadioGroup.Item key={order} value={order} position="relative">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText fontWeight="400">
                  {t(`import.${order}`, { day: days.long(unclear[order]) })}
                </RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        <Fieldset.ErrorText role="alert" _empty={{ display: 'none' }}>
          {isMissing && t('import.dayOrderMissing')}
        </Fieldset.ErrorText>
      </Fieldset.Root>
    </Box>
  );
}
