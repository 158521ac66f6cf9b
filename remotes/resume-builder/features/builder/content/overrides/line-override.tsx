import { LineField, StateLine } from '@shared/builder';
import { eventLimits, formatPartialDate, isDateField, isPartialDate, type ResolvedLine } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { DateField } from '../fields/date-field.tsx';
import { useItemEdit } from './use-item-edit.ts';

interface LineOverrideProps {
  readonly line: ResolvedLine;
  /** An error about a date that is valid in itself. */
  readonly error?: string;
}

/** A single-line text or a date of a block, which this résumé may change. */
export function LineOverride({ line, error }: LineOverrideProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { change, pushUp } = useItemEdit();
  const { field, state, inherited, text } = line;
  const name = t(`overrides.field.${field}`);
  const shown = (value: string): string => {
    if (!isDateField(field)) return value;
    return isPartialDate(value) ? formatPartialDate(value, language) : field === 'endDate' ? t('present') : '';
  };
  return (
    <Stack gap="1" data-text-of={field}>
      {isDateField(field) ? (
        <DateField
          label={name}
          error={error}
          value={isPartialDate(text) ? text : null}
          {...(field === 'endDate' && { noneLabel: t('present') })}
          onChange={(date) => change({ what: 'line', line, text: date ?? '' })}
        />
      ) : (
        <LineField
          label={name}
          value={text}
          maxLength={eventLimits.line}
          onChange={(typed) => change({ what: 'line', line, text: typed })}
        />
      )}
      <StateLine
        name={name}
        state={state}
        inherited={shown(inherited)}
        text={shown(text)}
        onReset={() => change({ what: 'line', line, text: undefined })}
        onKeep={() => change({ what: 'keep line', line })}
        onPushUp={text.trim() === '' && field !== 'endDate' ? undefined : () => pushUp({ what: 'line', line })}
      />
    </Stack>
  );
}
