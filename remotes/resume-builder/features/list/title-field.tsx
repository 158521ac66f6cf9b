import { resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Input } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface TitleFieldProps {
  readonly title: string;
  /** Resolves to whether it was saved. */
  readonly onSave: (title: string) => Promise<boolean>;
  readonly onEnd: () => void;
}

/** Changes a title where it stands: Enter or leaving it saves, Escape does not. What could not be saved stays in the field. */
export function TitleField({ title, onSave, onEnd }: TitleFieldProps): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(title);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);

  // The menu that opened it gives the focus back to its button first.
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
      aria-label={t('builder.title')}
      value={typed}
      maxLength={resumeLimits.line}
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
