import { useTranslation } from '@shared/i18n';
import { Field, NativeSelect, SimpleGrid } from '@shared/ui';
import type { ReactNode } from 'react';
import { fieldOf, rematched, type ColumnMatch, type JobField, type JobTable } from './table-choice.ts';

interface ColumnMatchesProps {
  readonly table: JobTable;
  readonly match: ColumnMatch;
  readonly fields: readonly JobField[];
  readonly onChange: (match: ColumnMatch) => void;
}

/** Lists the file's columns with their fields, which are matched by the headings and can be corrected. */
export function ColumnMatches({ table, match, fields, onChange }: ColumnMatchesProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
      {table.columns.map((heading, column) => (
        <Field.Root key={column}>
          <Field.Label overflowWrap="anywhere">
            {heading.trim() === '' ? t('import.unnamed', { place: column + 1 }) : heading}
          </Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={fieldOf(match, column) ?? ''}
              onChange={({ target }) =>
                onChange(
                  rematched(
                    match,
                    column,
                    fields.find((field) => field === target.value),
                  ),
                )
              }
            >
              <option value="">{t('import.leaveOut')}</option>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {t(`import.fields.${field}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      ))}
    </SimpleGrid>
  );
}
