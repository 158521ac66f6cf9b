import { LineField } from '@shared/builder';
import { isPartialDate, type PartialDate } from '@shared/documents';
import { MonthButton, readPartialDate } from '@shared/forms';
import { useLocale, useTranslation } from '@shared/i18n';
import { useState, type ReactNode } from 'react';

interface DateFieldProps {
  readonly label: string;
  readonly part?: string;
  readonly value: PartialDate | null;
  /** A date close to the expected one, at which the picker opens. */
  readonly near?: PartialDate | null;
  /** An error about a date that is valid in itself. */
  readonly error?: string | undefined;
  /** The label for an empty date, such as *Present*. */
  readonly noneLabel?: string;
  readonly onChange: (value: PartialDate | null) => void;
}

/**
 * A field to pick a month or a year, or to type it in any common format. The text becomes `YYYY-MM` or `YYYY` on blur.
 * Text that is not a date stays in the field and is not saved.
 */
export function DateField({ label, part, value, near, error, noneLabel, onChange }: DateFieldProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const leave = (): void => {
    if (typed === undefined) return;
    const date = typed.trim() === '' ? null : readPartialDate(typed, language);
    if (date !== null && !isPartialDate(date)) {
      setIsWrong(true);
      return;
    }
    setTyped(undefined);
    onChange(date);
  };
  return (
    <LineField
      label={label}
      part={part}
      value={typed ?? value ?? ''}
      maxLength={40}
      isUnknown={typed !== undefined}
      placeholder={t('fields.dateExample')}
      error={isWrong ? t('fields.notADate', { value: typed }) : error}
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
          onPick={(date) => {
            setTyped(undefined);
            setIsWrong(false);
            onChange(isPartialDate(date) ? date : null);
          }}
        />
      }
    />
  );
}
