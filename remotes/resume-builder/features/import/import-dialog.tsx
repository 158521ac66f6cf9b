import type { JsonResumeContent, JsonResumeFailure, JsonResumeNote } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { AppDialog } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { readFile, titleFromFileName } from './read-file.ts';
import { ReviewImport } from './review-import.tsx';

type Step =
  | { readonly kind: 'choose'; readonly fileName: string; readonly failure: JsonResumeFailure | null }
  | {
      readonly kind: 'review';
      readonly title: string;
      readonly content: JsonResumeContent;
      readonly notes: readonly JsonResumeNote[];
    };

/** Importing a JSON Resume file: choose it, see what was found and pick, then all of that is created or nothing. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [step, setStep] = useState<Step>({ kind: 'choose', fileName: '', failure: null });
  const choose = async (file: File): Promise<void> => {
    const reading = await readFile(file, language);
    if (reading.ok) {
      const { content, notes } = reading;
      setStep({ kind: 'review', title: titleFromFileName(file.name), content, notes });
    } else setStep({ kind: 'choose', fileName: file.name, failure: reading.failure });
  };
  if (step.kind === 'review') {
    return (
      <ReviewImport
        {...step}
        onBack={() => setStep({ kind: 'choose', fileName: '', failure: null })}
        onClose={onClose}
      />
    );
  }
  return (
    <AppDialog open onClose={onClose} title={t('import.title')} size="lg">
      <ChooseFile fileName={step.fileName} failure={step.failure} onChoose={(file) => void choose(file)} />
    </AppDialog>
  );
}
