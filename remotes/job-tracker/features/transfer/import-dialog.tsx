import { loadJobsCsv } from '@shared/exporters';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, FileDrop, FileUpIcon, Stack, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { ImportReview } from './import-review.tsx';
import type { JobsCsv, JobTable } from './table-choice.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
}

interface Chosen {
  readonly csv: JobsCsv;
  readonly tables: readonly JobTable[];
}

/** Imports jobs from a table: the person chooses a file and reviews it before anything is stored. */
export function ImportDialog({ onClose }: ImportDialogProps): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const read = async (file: File): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const csv = await loadJobsCsv();
      const reading = await csv.readJobsFile(file);
      if (reading.ok) setChosen({ csv, tables: reading.tables });
      else setFailure(t(`import.failures.${reading.failure}`, { name: file.name }));
    } catch {
      setFailure(t('import.failures.notLoaded'));
    }
    setBusy(false);
  };
  if (chosen !== undefined) {
    return (
      <ImportReview csv={chosen.csv} tables={chosen.tables} onClose={onClose} onBack={() => setChosen(undefined)} />
    );
  }
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('import.title')}
      size="lg"
      actions={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t('import.explanation')}</Text>
        <FileDrop
          accept=".csv,.tsv,.txt,.zip"
          label={t('import.choose')}
          input={input}
          busy={busy}
          direction="column"
          gap="3"
          p="8"
          onChoose={(file) => void read(file)}
        >
          <FileUpIcon size={28} aria-hidden />
          <Text>{t('import.drop')}</Text>
          <Button variant="outline" aria-disabled={busy} onClick={() => input.current?.click()}>
            {t(busy ? 'import.reading' : 'import.choose')}
          </Button>
        </FileDrop>
        <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
          {failure}
        </Text>
      </Stack>
    </AppDialog>
  );
}
