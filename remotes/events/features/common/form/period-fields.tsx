import { useWatch, DateField, type Control, type FieldPath, type FieldValues, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Box } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind } from '../event-kind.ts';
import { FieldPair } from '@shared/record-forms';

interface Period extends FieldValues {
  startDate: string;
  endDate: string;
}

interface PeriodFieldsProps<Values extends Period> {
  readonly texts: EventKind['texts'];
  readonly form: UseFormReturn<Values>;
  /** What an empty end date means. By default it has no meaning. */
  readonly openEnd?: string;
  /** What follows from the two dates. */
  readonly children?: ReactNode;
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Start and end date next to each other. A changed start date also validates the end date again. */
export function PeriodFields<Values extends Period>(props: PeriodFieldsProps<Values>): ReactNode {
  const { texts, form, openEnd, children } = props;
  const { t } = useTranslation();
  const control: Control<Values> = form.control;
  const start = 'startDate' as FieldPath<Values>;
  const end = 'endDate' as FieldPath<Values>;
  const from: unknown = useWatch({ control, name: start });
  const to: unknown = useWatch({ control, name: end });
  return (
    <Box>
      <FieldPair>
        <DateField
          control={control}
          name={start}
          judges={end}
          label={t(`${texts}.fields.startDate`)}
          near={asText(to)}
          optional
        />
        <DateField
          control={control}
          name={end}
          label={t(`${texts}.fields.endDate`)}
          help={t(`${texts}.fields.endDateHelp`)}
          near={asText(from)}
          noneLabel={openEnd}
          optional
        />
      </FieldPair>
      {children}
    </Box>
  );
}
