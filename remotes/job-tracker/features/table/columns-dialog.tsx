import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, Checkbox, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { columns, type Column } from './columns.ts';

interface ColumnsDialogProps {
  readonly shown: readonly Column[];
  readonly onChange: (shown: readonly Column[]) => void;
  readonly onClose: () => void;
}

/** Selects the table's columns. A change is visible at once behind the dialog. */
export function ColumnsDialog({ shown, onChange, onClose }: ColumnsDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('table.chooseColumns')}
      size="sm"
      actions={<Button onClick={onClose}>{t('table.done')}</Button>}
    >
      <Stack gap="3">
        {columns.map((column) => (
          <Checkbox.Root
            key={column}
            checked={shown.includes(column)}
            onCheckedChange={({ checked }) =>
              onChange(columns.filter((each) => (each === column ? checked : shown.includes(each))))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t(`table.columns.${column}`)}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </AppDialog>
  );
}
