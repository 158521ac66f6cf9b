import { readSalary, salaryPeriods, type PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Fieldset, NativeSelect, SimpleGrid, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { LineFilter } from './line-filter.tsx';

/** Currencies that are offered; another one stays where an address asks for it. */
const currencies = ['EUR', 'GBP', 'USD', 'CHF', 'CAD', 'AUD', 'SEK', 'DKK', 'NOK', 'PLN', 'INR', 'JPY'] as const;

interface SalaryFilterProps {
  readonly filters: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
}

/** The least that it should pay, for how long, in which currency. */
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
            // `$60k` says its currency; a number alone is of any, and is read as one of some.
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
          // A column of the panel is too narrow for both.
          <SimpleGrid columns={{ base: 2, xl: 1 }} gap="2">
            <NativeSelect.Root>
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
            <NativeSelect.Root>
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
          </SimpleGrid>
        )}
      </Stack>
    </Fieldset.Root>
  );
}
