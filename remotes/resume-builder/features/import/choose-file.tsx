import type { ImportFailure } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Button, ErrorNotice, FileUpIcon, Stack, Text } from '@shared/ui';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { NotesList } from './notes-list.tsx';

interface ChooseFileProps {
  /** The file that could not be read, and why; null at first. */
  readonly refusal: { readonly fileName: string; readonly failure: ImportFailure } | null;
  readonly onChoose: (file: File) => void;
}

/** A place to drop the file onto, and a button for everyone else. */
export function ChooseFile({ refusal, onChoose }: ChooseFileProps): ReactNode {
  const { t } = useTranslation();
  const failure = refusal?.failure;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files.item(0);
    if (file) onChoose(file);
  };
  return (
    <Stack gap="4" pb="4">
      <Text>{t('import.what')}</Text>
      {refusal && (
        <ErrorNotice title={t('import.unreadable', { fileName: refusal.fileName })} action={null}>
          <FailureText failure={refusal.failure} />
        </ErrorNotice>
      )}
      <Stack
        align="center"
        gap="4"
        p="8"
        borderWidth="2px"
        borderStyle="dashed"
        borderRadius="l2"
        borderColor={isOver ? 'primary.solid' : 'border.control'}
        bg={isOver ? 'primary.subtle' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Button onClick={() => input.current?.click()}>
          <FileUpIcon size={18} aria-hidden />
          {t('import.chooseFile')}
        </Button>
        <Text color="fg.muted" textStyle="sm">
          {t('import.orDrop')}
        </Text>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('import.chooseFile')}
          onChange={(event) => {
            const file = event.target.files?.item(0);
            // The same file can be chosen again once it is mended.
            event.target.value = '';
            if (file) onChoose(file);
          }}
        />
      </Stack>
      {failure?.code === 'nothing-found' && failure.notes.length > 0 && <NotesList notes={failure.notes} />}
    </Stack>
  );
}

function FailureText({ failure }: { readonly failure: ImportFailure }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (failure.code === 'not-json') {
    return t('import.failure.not-json', { line: formats.number(failure.line), column: formats.number(failure.column) });
  }
  if (failure.code === 'too-large') {
    const size = formats.number(failure.bytes / 1024 / 1024, { maximumFractionDigits: 1 });
    return t('import.failure.too-large', { size });
  }
  return t(`import.failure.${failure.code}`);
}
