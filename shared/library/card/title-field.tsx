import { Input } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLibraryTexts } from '../texts.ts';

interface TitleFieldProps {
  readonly title: string;
  /** The maximum number of characters. */
  readonly longest: number;
  /** Resolves to whether it was saved. */
  readonly onSave: (title: string) => Promise<boolean>;
  readonly onEnd: () => void;
}

/**
 * Edits a title in place: Enter or leaving the field saves, Escape cancels. What could not be saved stays in the field.
 */
export function TitleField({ title, longest, onSave, onEnd }: TitleFieldProps): ReactNode {
  const t = useLibraryTexts();
  const [typed, setTyped] = useState(title);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);

  // The menu that opened the field returns the focus to its button first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const end = (): void => {
    ended.current = true;
    onEnd();
  };
  const save = async (): Promise<void> => {
    const wanted = typed.trim();
    if (busy || ended.current) return;
    if (wanted === '' || wanted === title) {
      end();
      return;
    }
    setBusy(true);
    const isSaved = await onSave(wanted);
    setBusy(false);
    if (isSaved) end();
  };

  return (
    <Input
      ref={field}
      size="sm"
      position="relative"
      aria-label={t('title')}
      value={typed}
      maxLength={longest}
      readOnly={busy}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void save();
        if (key === 'Escape') end();
      }}
    />
  );
}
