import {
  useWatch,
  YearMonthField,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Box } from '@shared/ui';
import { useEffect, type ReactNode } from 'react';
import type { BlockKind } from '../block-kind.ts';
import { FieldPair } from '@shared/record-forms';

interface Period extends FieldValues {
  startDate: string;
  endDate: string;
}

interface PeriodFieldsProps<Values extends Period> {
  readonly kind: BlockKind;
  readonly form: UseFormReturn<Values>;
  /** What an empty end means; default: nothing in particular. */
  readonly openEnd?: string;
  /** What follows from the two. */
  readonly children?: ReactNode;
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Start and end beside each other. A changed start is also judged against the end. */
export function PeriodFields<Values extends Period>(props: PeriodFieldsProps<Values>): ReactNode {
  const { kind, form, openEnd, children } = props;
  const { t } = useTranslation();
  const control: Control<Values> = form.control;
  const start = 'startDate' as FieldPath<Values>;
  const end = 'endDate' as FieldPath<Values>;
  const from: unknown = useWatch({ control, name: start });
  const to: unknown = useWatch({ control, name: end });
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
        <YearMonthField
          control={control}
          name={start}
          label={t(`${kind.texts}.fields.startDate`)}
          near={asText(to)}
          optional
        />
        <YearMonthField
          control={control}
          name={end}
          label={t(`${kind.texts}.fields.endDate`)}
          help={t(`${kind.texts}.fields.endDateHelp`)}
          near={asText(from)}
          noneLabel={openEnd}
          optional
        />
      </FieldPair>
      {children}
    </Box>
  );
}
