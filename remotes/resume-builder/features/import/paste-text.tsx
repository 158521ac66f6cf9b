import { useTranslation } from '@shared/i18n';
import { Button, Field, HStack, Stack, Textarea } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { WrittenText } from './use-written-text.ts';

interface PasteTextProps {
  readonly written: WrittenText;
  readonly busy: boolean;
  readonly onRead: (text: string) => void;
}

/** Fewer characters than a résumé has: pasting a word is a mistake. */
const fewestCharacters = 40;

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A field for the text of a résumé. Text that is pasted anywhere in the dialog is read at once. */
export function PasteText({ written: { text, write }, busy, onRead }: PasteTextProps): ReactNode {
  const { t } = useTranslation();
  const isOpen = text !== null;
  const [wasOpen] = useState(isOpen);
  const field = useRef<HTMLTextAreaElement>(null);

  const readPasted = useEffectEvent((event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (busy || isField(event.composedPath()[0]) || pasted.trim().length < fewestCharacters) return;
    event.preventDefault();
    write(pasted);
    onRead(pasted);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => readPasted(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  useEffect(() => {
    if (isOpen && !wasOpen) field.current?.focus();
  }, [isOpen, wasOpen]);

  if (!isOpen) {
    return (
      <Button variant="ghost" alignSelf="start" onClick={() => write('')}>
        {t('import.pasteInstead')}
      </Button>
    );
  }
  return (
    <Stack gap="2">
      <Field.Root>
        <Field.Label>{t('import.pasteLabel')}</Field.Label>
        <Textarea ref={field} rows={8} value={text} onChange={(event) => write(event.target.value)} />
        <Field.HelperText>{t('import.pasteHelp')}</Field.HelperText>
      </Field.Root>
      <HStack>
        <Button
          onClick={() => onRead(text)}
          disabled={text.trim() === ''}
          loading={busy}
          loadingText={t('import.reading')}
        >
          {t('import.readText')}
        </Button>
      </HStack>
    </Stack>
  );
}
