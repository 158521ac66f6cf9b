import { resumeLimits } from '@shared/documents';
import { TextAreaField, TextField, useValidatedForm, yup } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { Correction } from '@shared/importers';
import { useMemo, useState, type ReactNode } from 'react';
import { EditorFrame } from './editor-frame.tsx';

interface TextEditorProps {
  readonly part: 'headline' | 'summary';
  readonly text: string;
  readonly label: string;
  readonly onCorrect: (correction: Correction) => void;
  readonly onClose: () => void;
}

/** Corrects the headline or the summary of a file before anything is saved. */
export function TextEditor({ part, text, label, onCorrect, onClose }: TextEditorProps): ReactNode {
  const { t } = useTranslation();
  const max = part === 'headline' ? resumeLimits.line : resumeLimits.text;
  const rules = useMemo(
    () => yup.object({ text: yup.string().defined().max(max, t('import.correct.tooLong', { max })) }),
    [max, t],
  );
  const { control, getValues, trigger } = useValidatedForm(rules, { text });
  const [before] = useState(text);
  const correct = (next: string): void => onCorrect({ type: 'edit text', key: part, text: next });
  /** Applies a text as soon as the field is left. An empty one would close the editor, so it waits for Done. */
  const applyOnLeave = (): void => {
    const values = getValues();
    if (rules.isValidSync(values) && values.text.trim() !== '') correct(values.text.trim());
  };
  const finish = (): void => {
    const values = getValues();
    if (!rules.isValidSync(values)) return void trigger();
    correct(values.text.trim());
    onClose();
  };
  const cancel = (): void => {
    correct(before);
    onClose();
  };
  const Field = part === 'headline' ? TextField : TextAreaField;
  return (
    <EditorFrame onBlur={applyOnLeave} onDone={finish} onCancel={cancel}>
      <Field control={control} name="text" label={label} />
    </EditorFrame>
  );
}
