import { type ImportFailure, takeKeptFile } from '@shared/importers';
import { useLocale, useTranslation } from '@shared/i18n';
import { AppDialog, Button } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { ReviewImport } from './review-import.tsx';
import { useReading } from './use-reading.ts';
import { useReview } from './use-review.ts';
import { useWrittenText } from './use-written-text.ts';

/** Turns a file name into a title that the person recognizes: `jane.resume.json` becomes `jane`. */
function titleFromFileName(name: string): string {
  return name
    .replace(/(\.resume)?\.(?:json|pdf|docx|odt|zip|csv|txt|md)$/i, '')
    .replace(/[._-]+/g, ' ')
    .trim()
    .slice(0, 100);
}

interface Refusal {
  readonly fileName: string;
  readonly failure: ImportFailure;
}

interface Props {
  /** Whether the dialog starts with the file that the public ATS check has kept. */
  readonly takesKeptFile?: boolean;
  readonly onClose: () => void;
}

/**
 * Imports a file (JSON Resume, LinkedIn export, PDF, Word, text) or pasted text: the person chooses it, reviews what was
 * found, and picks. What is picked is then created in one transaction.
 */
export function ImportDialog({ takesKeptFile = false, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { review, begin } = useReview();
  const written = useWrittenText();
  const reading = useReading(language);
  const [isTaking, setTaking] = useState(takesKeptFile);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choose = async (file: File): Promise<void> => {
    const answer = await reading.read(file);
    if (answer === undefined) return;
    setRefusal(answer.ok ? null : { fileName: file.name, failure: answer.failure });
    if (!answer.ok) return;
    const { content, format, notes, confidence, sources } = answer;
    begin({
      title: content.headline === '' ? titleFromFileName(file.name) : content.headline,
      format,
      content,
      notes,
      confidence,
      ...(sources && { sources }),
    });
  };
  const hasTaken = useRef(!takesKeptFile);
  useEffect(() => {
    if (hasTaken.current) return;
    // The file can be taken only once.
    hasTaken.current = true;
    // Where the browser has kept nothing, the person chooses the file again.
    void takeKeptFile().then((file) => {
      setTaking(false);
      return file && choose(file);
    });
  });
  // Both steps share one dialog, because a dialog that opens while another closes would treat that closing as its own.
  return (
    <AppDialog
      open
      onClose={review?.busy === true ? () => undefined : onClose}
      title={t(review ? 'import.reviewTitle' : 'import.title')}
      size="lg"
      frame={(content) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void review?.start().then((isDone) => isDone && written.forget());
          }}
        >
          {content}
        </form>
      )}
      {...(review && {
        actions: (
          <>
            <Button variant="outline" colorPalette="gray" onClick={() => begin(null)} disabled={review.busy}>
              {t('import.anotherFile')}
            </Button>
            <Button type="submit" loading={review.busy} disabled={!review.isReady}>
              {t('import.start')}
            </Button>
          </>
        ),
      })}
    >
      {review ? (
        <ReviewImport review={review} />
      ) : (
        <ChooseFile
          refusal={refusal}
          reading={reading}
          isTaking={isTaking}
          written={written}
          onChoose={(file) => void choose(file)}
        />
      )}
    </AppDialog>
  );
}
