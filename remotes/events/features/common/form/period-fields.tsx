import { YearMonthField, type Control, type FieldPath, type FieldValues, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Box } from '@shared/ui';
import { useEffect, type ReactNode } from 'react';
import type { BlockKind } from '../block-kind.ts';
import { FieldPair } from './field-pair.tsx';

interface Period extends FieldValues {
  startDate: string;
  endDate: string;
}

interface PeriodFieldsProps<Values extends Period> {
  readonly kind: BlockKind;
  readonly form: UseFormReturn<Values>;
  /** What follows from the two. */
  readonly children?: ReactNode;
}

/** Start and end beside each other. A changed start is also judged against the end. */
export function PeriodFields<Values extends Period>({ kind, form, children }: PeriodFieldsProps<Values>): ReactNode {
  const { t } = useTranslation();
  const control: Control<Values> = form.control;
  const start = 'startDate' as FieldPath<Values>;
  const end = 'endDate' as FieldPath<Values>;
  useEffect(
    () =>
      form.subscribe({
        name: start,
        formState: { values: true },
        callback: () => {
          if (form.getFieldState(end).error !== undefined) void form.trigger(end);
        },
      }),
    [form, start, end],
  );
  return (
    <Box>
      <FieldPair>
        <YearMonthField control={control} name={start} label={t(`${kind.texts}.fields.startDate`)} optional />
        <YearMonthField
          control={control}
          name={end}
          label={t(`${kind.texts}.fields.endDate`)}
          help={t(`${kind.texts}.fields.endDateHelp`)}
          optional
        />
      </FieldPair>
      {children}
    </Box>
  );
}
