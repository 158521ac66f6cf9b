import { undoesItself } from '@shared/builder';
import { parsePlainDay, type LetterDate, type PlainDay } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Field, Fieldset, HStack, Input, RadioGroup, Stack } from '@shared/ui';
import { memo, useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';

interface DateFieldProps {
  readonly date: LetterDate;
  /** Today's date in the person's time zone. */
  readonly today: PlainDay;
  readonly edit: Dispatch<EditAction>;
}

const kinds = ['today', 'day', 'none'] as const;

/** The date on the letter: always the current date, a specific date, or none. */
export const DateField = memo(function DateField({ date, today, edit }: DateFieldProps): ReactNode {
  const { t } = useTranslation();
  const onChange = (chosen: LetterDate): void => edit({ type: 'set date', date: chosen });
  return (
    <Fieldset.Root data-text-of="date">
      <Fieldset.Legend textStyle="label">{t('date.title')}</Fieldset.Legend>
      <Stack gap="3" mt="2">
        <RadioGroup.Root
          colorPalette="primary"
          value={date.kind}
          aria-label={t('date.title')}
          onValueChange={({ value }) =>
            onChange(value === 'day' ? { kind: 'day', day: today } : { kind: value === 'none' ? 'none' : 'today' })
          }
        >
          <HStack gap="6" wrap="wrap">
            {kinds.map((kind) => (
              <RadioGroup.Item key={kind} value={kind} position="relative">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText fontWeight="400">{t(`date.${kind}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </HStack>
        </RadioGroup.Root>
        {date.kind === 'day' && <DayInput key={date.day} day={date.day} onChange={onChange} />}
      </Stack>
    </Fieldset.Root>
  );
});

interface DayInputProps {
  readonly day: PlainDay;
  readonly onChange: (date: LetterDate) => void;
}

/** The browser's date input. Text that is not (yet) a date stays in the input and is not saved. */
function DayInput({ day, onChange }: DayInputProps): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>(day);
  const reading = parsePlainDay(typed);
  return (
    <Field.Root invalid={!reading.ok}>
      <Input
        type="date"
        aria-label={t('date.day')}
        value={typed}
        maxWidth="12rem"
        {...undoesItself}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => reading.ok && reading.day !== day && onChange({ kind: 'day', day: reading.day })}
      />
      <Field.ErrorText>{t('date.wrong')}</Field.ErrorText>
    </Field.Root>
  );
}
