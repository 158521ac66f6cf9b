import { LineField, StateLine } from '@shared/builder';
import { eventLimits, formatYearMonth, isDateField, isYearMonth, type ResolvedLine } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { MonthField } from '../fields/month-field.tsx';
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
    return isYearMonth(value) ? formatYearMonth(value, language) : field === 'endDate' ? t('present') : '';
  };
  return (
    <Stack gap="1" data-text-of={field}>
      {isDateField(field) ? (
        <MonthField
          label={name}
          error={error}
          value={isYearMonth(text) ? text : null}
          {...(field === 'endDate' && { noneLabel: t('present') })}
          onChange={(month) => change({ what: 'line', line, text: month ?? '' })}
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
