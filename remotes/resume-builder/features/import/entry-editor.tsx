import { DateField, SelectField, TextAreaField, TextField, useValidatedForm, useWatch } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { Correction, EntryFields } from '@shared/importers';
import { FieldPair } from '@shared/record-forms';
import { useMemo, useState, type ReactNode } from 'react';
import { EditorFrame } from './editor-frame.tsx';
import { EntryActions } from './entry-actions.tsx';
import { entryKinds, entryRules, isSameEntry, toEntryFields, toEntryValues, type EntryValues } from './entry-values.ts';

export interface EntryEditorProps {
  /** The key of the entry. */
  readonly entry: string;
  readonly fields: EntryFields;
  /** The lines of the file from which it was read. */
  readonly source: string | undefined;
  readonly onCorrect: (correction: Correction) => void;
  readonly onClose: () => void;
}

/** The fields of an entry that was read, to correct what it is and what it says before anything is saved. */
export function EntryEditor({ entry, fields, source, onCorrect, onClose }: EntryEditorProps): ReactNode {
  const { t } = useTranslation();
  const rules = useMemo(() => entryRules(t), [t]);
  const { control, getValues, trigger } = useValidatedForm<EntryValues>(rules, toEntryValues(fields));
  const kind = useWatch({ control, name: 'kind' });
  const [before] = useState(fields);
  /** Applies valid values as soon as a field is left, so that importing loses nothing that was typed. */
  const apply = (): boolean => {
    const values = getValues();
    if (!rules.isValidSync(values)) return false;
    const next = toEntryFields(values);
    if (!isSameEntry(next, fields)) onCorrect({ type: 'edit', key: entry, fields: next });
    return true;
  };
  const finish = (): void => {
    if (apply()) onClose();
    else void trigger();
  };
  const cancel = (): void => {
    onCorrect({ type: 'edit', key: entry, fields: before });
    onClose();
  };
  return (
    <EditorFrame source={source} onBlur={apply} onDone={finish} onCancel={cancel}>
      <SelectField
        control={control}
        name="kind"
        label={t('import.correct.kind')}
        options={entryKinds.map((value) => ({ value, label: t(`import.correct.kinds.${value}`) }))}
      />
      <TextField control={control} name="title" label={t(`import.correct.title.${kind}`)} />
      {kind === 'education' && (
        <FieldPair>
          <TextField control={control} name="major" label={t('import.correct.major')} />
          <TextField control={control} name="minor" label={t('import.correct.minor')} optional />
        </FieldPair>
      )}
      {kind !== 'skills' && (
        <>
          <TextField control={control} name="organization" label={t(`import.correct.organization.${kind}`)} />
          <FieldPair>
            <DateField
              control={control}
              name="startDate"
              judges="endDate"
              label={t('import.correct.startDate')}
              optional
            />
            <DateField
              control={control}
              name="endDate"
              label={t('import.correct.endDate')}
              help={t('import.correct.endDateHelp')}
              optional
            />
          </FieldPair>
          <FieldPair>
            <TextField control={control} name="location" label={t('import.correct.location')} optional />
            <TextField control={control} name="link" label={t('import.correct.link')} inputMode="url" optional />
          </FieldPair>
        </>
      )}
      <TextAreaField control={control} name="texts" label={t(`import.correct.texts.${kind}`)} optional />
      {kind === 'education' && (
        <TextAreaField control={control} name="coursework" label={t('import.correct.coursework')} optional />
      )}
      <EntryActions entry={entry} texts={fields.texts} onCorrect={onCorrect} onClose={onClose} />
    </EditorFrame>
  );
}
