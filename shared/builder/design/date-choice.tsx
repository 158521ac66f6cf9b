import { dateFormats, formatDateRange, parseYearMonth, type DateFormat } from '@shared/documents';
import { RadioGroup, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { ChoiceGroup, MarkedChoice } from './choice-group.tsx';
import { useBuilderTexts } from '../texts.ts';

interface DateChoiceProps {
  readonly format: DateFormat;
  /** The language of the document, as a BCP 47 tag. */
  readonly language: string;
  readonly onChange: (format: DateFormat | undefined) => void;
}

const monthOf = (text: string) => {
  const reading = parseYearMonth(text);
  return reading.ok ? reading.yearMonth : null;
};
const start = monthOf('2021-03');
const end = monthOf('2024-11');

/** Offers the date formats, each shown by an example. */
export function DateChoice({ format, language, onChange }: DateChoiceProps): ReactNode {
  const t = useBuilderTexts();
  const choose = (value: string): void => {
    const found = dateFormats.find((each) => each === value);
    onChange(found === 'short' ? undefined : found);
  };
  return (
    <ChoiceGroup legend={t('design.dates')}>
      <RadioGroup.Root
        colorPalette="primary"
        value={format}
        onValueChange={({ value }) => choose(value)}
        aria-label={t('design.dates')}
      >
        <Stack gap="3">
          {dateFormats.map((each) => (
            <MarkedChoice key={each} value={each}>
              {formatDateRange({ start, end, language, openEnd: '', format: each })}
            </MarkedChoice>
          ))}
        </Stack>
      </RadioGroup.Root>
    </ChoiceGroup>
  );
}
