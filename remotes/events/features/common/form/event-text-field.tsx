import { withoutScheme } from '@shared/documents';
import { TextField, type Control, type FieldPath, type FieldValues } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import type { EventKind } from '../event-kind.ts';

interface EventTextFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly texts: EventKind['texts'];
  readonly name: FieldPath<Values>;
  /** Whether the field has a help text. */
  readonly help?: boolean;
  readonly optional?: boolean;
  readonly required?: boolean;
}

/** A single-line field of an event, labeled by the texts of its kind. */
export function EventTextField<Values extends FieldValues>(props: EventTextFieldProps<Values>): ReactNode {
  const { texts, help = false, ...field } = props;
  const { t } = useTranslation();
  const key = `${texts}.fields.${field.name}`;
  return <TextField {...field} label={t(key)} help={help ? t(`${key}Help`) : undefined} autoComplete="off" />;
}

interface PlaceFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly texts: EventKind['texts'];
}

/** The location and the web address of a position or degree. */
export function PlaceFields<Values extends { location: string; link: string }>(
  props: PlaceFieldsProps<Values>,
): ReactNode {
  const { texts, control } = props;
  const { t } = useTranslation();
  return (
    <FieldPair>
      <EventTextField {...props} name={'location' as FieldPath<Values>} help optional />
      <TextField
        control={control}
        name={'link' as FieldPath<Values>}
        label={t(`${texts}.fields.link`)}
        help={t(`${texts}.fields.linkHelp`)}
        inputMode="url"
        autoComplete="off"
        onLeave={withoutScheme}
        optional
      />
    </FieldPair>
  );
}
