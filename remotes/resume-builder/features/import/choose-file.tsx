import type { ImportFailure } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Button, ErrorNotice, FileDrop, FileUpIcon, Stack, Text } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FailureText } from './failure-text.tsx';
import { NotesList } from './notes-list.tsx';
import { PasteText } from './paste-text.tsx';
import type { Reading } from './use-reading.ts';
import type { WrittenText } from './use-written-text.ts';

const accepted =
  '.json,.zip,.csv,.pdf,.docx,.odt,.txt,.md,application/json,application/zip,text/csv,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text,text/plain';

interface ChooseFileProps {
  /** The file that could not be read, with the reason. Null at first. */
  readonly refusal: { readonly fileName: string; readonly failure: ImportFailure } | null;
  readonly reading: Reading;
  /** Whether the file that was kept for this dialog is being fetched. */
  readonly isTaking: boolean;
  readonly written: WrittenText;
  readonly onChoose: (file: File) => void;
}

/** A drop area for the file, a button that does the same without dragging, and a field for pasted text. */
export function ChooseFile({ refusal, reading, isTaking, written, onChoose }: ChooseFileProps): ReactNode {
  const { t } = useTranslation();
  const failure = refusal?.failure;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { progress } = reading;
  const busy = reading.busy || isTaking;
  return (
    <Stack gap="4" pb="4">
      <Text>{t('import.what')}</Text>
      <Stack as="ul" gap="1" ps="6" listStyleType="disc">
        <Text as="li">{t('import.from.pdf')}</Text>
        <Text as="li">{t('import.from.linkedin')}</Text>
        <Text as="li">{t('import.from.json')}</Text>
      </Stack>
      {refusal && (
        <ErrorNotice title={t('import.unreadable', { fileName: refusal.fileName })} action={null}>
          <FailureText failure={refusal.failure} />
        </ErrorNotice>
      )}
      <FileDrop
        accept={accepted}
        label={t('import.chooseFile')}
        input={input}
        busy={busy}
        onChoose={onChoose}
        direction="column"
        gap="4"
        p="8"
      >
        <Button
          ref={button}
          onClick={() => input.current?.click()}
          loading={busy}
          loadingText={progress ? t('import.readingPage', { ...progress }) : t('import.reading')}
        >
          <FileUpIcon size={18} aria-hidden />
          {t('import.chooseFile')}
        </Button>
        {reading.busy ? (
          <Button
            variant="outline"
            colorPalette="gray"
            size="sm"
            onClick={() => {
              // The button that has the focus goes away, and the other one is enabled first.
              flushSync(reading.cancel);
              button.current?.focus();
            }}
          >
            {t('import.cancelReading')}
          </Button>
        ) : (
          <Text color="fg.muted" textStyle="sm">
            {t('import.orDrop')}
          </Text>
        )}
      </FileDrop>
      <PasteText
        written={written}
        busy={busy}
        onRead={(text) => onChoose(new File([text], `${t('import.pastedName')}.txt`))}
      />
      {failure?.code === 'nothing-found' && failure.notes.length > 0 && <NotesList notes={failure.notes} />}
    </Stack>
  );
}
