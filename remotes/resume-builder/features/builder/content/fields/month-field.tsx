import { LineField } from '@shared/builder';
import { isYearMonth, type YearMonth } from '@shared/documents';
import { MonthButton, readYearMonth } from '@shared/forms';
import { useLocale, useTranslation } from '@shared/i18n';
import { useState, type ReactNode } from 'react';

interface MonthFieldProps {
  readonly label: string;
  readonly part?: string;
  readonly value: YearMonth | null;
  /** A month close to the expected one, at which the picker opens. */
  readonly near?: YearMonth | null;
  /** An error about a month that is valid in itself. */
  readonly error?: string | undefined;
  /** The label for an empty month, such as *Present*. */
  readonly noneLabel?: string;
  readonly onChange: (value: YearMonth | null) => void;
}

/**
 * A field to pick a month or to type it in any common format. The text becomes `YYYY-MM` on blur. Text that is not a
 * month stays in the field and is not saved.
 */
export function MonthField({ label, part, value, near, error, noneLabel, onChange }: MonthFieldProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const leave = (): void => {
    if (typed === undefined) return;
    const month = typed.trim() === '' ? null : readYearMonth(typed, language);
    if (month !== null && !isYearMonth(month)) {
      setIsWrong(true);
      return;
    }
    setTyped(undefined);
    onChange(month);
  };
  return (
    <LineField
      label={label}
      part={part}
      value={typed ?? value ?? ''}
      maxLength={40}
      isUnknown={typed !== undefined}
      placeholder={t('fields.monthExample')}
      error={isWrong ? t('fields.notAMonth', { value: typed }) : error}
      onChange={(text) => {
        setTyped(text);
        setIsWrong(false);
      }}
      onBlur={leave}
      button={
        <MonthButton
          label={label}
          value={typed ?? value ?? ''}
          near={near ?? undefined}
          noneLabel={noneLabel}
          onPick={(month) => {
            setTyped(undefined);
            setIsWrong(false);
            onChange(isYearMonth(month) ? month : null);
          }}
        />
      }
    />
  );
}
