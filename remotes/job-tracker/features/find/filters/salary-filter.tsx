import { readSalary, salaryPeriods, type PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Fieldset, NativeSelect, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { LineFilter } from './line-filter.tsx';

/** The currencies in the list; another one from the address is kept. */
const currencies = ['EUR', 'GBP', 'USD', 'CHF', 'CAD', 'AUD', 'SEK', 'DKK', 'NOK', 'PLN', 'INR', 'JPY'] as const;

interface SalaryFilterProps {
  readonly filters: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
}

/** Filters by minimum salary, pay period, and currency. */
export function SalaryFilter({ filters, onChange }: SalaryFilterProps): ReactNode {
  const { t } = useTranslation();
  const { salaryMin, currency, salaryPeriod } = filters;
  const offered =
    currency === null || currencies.some((each) => each === currency) ? currencies : [currency, ...currencies];
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="700" color="fg">
        {t('find.filters.salary')}
      </Fieldset.Legend>
      <Stack gap="3">
        <LineFilter
          label={t('find.filters.salaryMin')}
          value={salaryMin === null ? null : String(salaryMin)}
          help={salaryMin === null ? t('find.filters.salaryHelp') : undefined}
          inputMode="numeric"
          maxLength={20}
          onTake={(text) => {
            // `$60k` contains a currency. A bare number matches any currency; `EUR` is prepended only so that it can be
            // parsed.
            const told = readSalary(text ?? '');
            const amount = Math.floor((told ?? readSalary(`EUR ${text ?? ''}`))?.salaryMin ?? 0);
            onChange(
              amount > 0
                ? { salaryMin: amount, ...(told !== undefined && { currency: told.currency }) }
                : { salaryMin: null, currency: null, salaryPeriod: null },
            );
          }}
        />
        {salaryMin !== null && (
          <Stack gap="2">
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                aria-label={t('find.filters.currency')}
                value={currency ?? ''}
                onChange={({ target }) => onChange({ currency: target.value === '' ? null : target.value })}
              >
                <option value="">{t('find.filters.anyCurrency')}</option>
                {offered.map((code) => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                aria-label={t('find.filters.per')}
                value={salaryPeriod ?? 'year'}
                onChange={({ target }) => {
                  const period = salaryPeriods.find((each) => each === target.value) ?? null;
                  onChange({ salaryPeriod: period === 'year' ? null : period });
                }}
              >
                {salaryPeriods.map((period) => (
                  <option key={period} value={period}>
                    {t(`find.filters.periods.${period}`)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Stack>
        )}
      </Stack>
    </Fieldset.Root>
  );
}
