import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, Field, Input, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { typedFileName, withEnding } from './file-name.ts';
import type { FileName } from './use-file-name.ts';
import { useBuilderTexts } from '../texts.ts';

interface FileNameDialogProps {
  readonly fileName: FileName;
  readonly onClose: () => void;
}

/** A dialog that renames the downloaded files of this document. */
export function FileNameDialog({ fileName, onClose }: FileNameDialogProps): ReactNode {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const [usual] = useState(fileName.usual);
  const [typed, setTyped] = useState(fileName.chosen === '' ? usual : fileName.chosen);
  const field = useRef<HTMLInputElement>(null);
  const name = typedFileName(typed);
  const save = (): void => {
    fileName.choose(name === usual ? '' : name);
    onClose();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('download.nameTitle')}
      size="md"
      initialFocus={field}
      frame={(content) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {content}
        </form>
      )}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" disabled={typed === usual} onClick={() => setTyped(usual)}>
            {t('download.usualName')}
          </Button>
          <Button type="submit">{t('download.saveName')}</Button>
        </>
      }
    >
      <Field.Root>
        <Field.Label>{t('download.name')}</Field.Label>
        <Input
          ref={field}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field.HelperText>{own('download.nameHelp')}</Field.HelperText>
      </Field.Root>
      <Text mt="4" textStyle="sm" overflowWrap="anywhere" aria-live="polite">
        {t('download.nameBecomes', { name: withEnding(name === '' ? usual : name, 'pdf') })}
      </Text>
    </AppDialog>
  );
}
