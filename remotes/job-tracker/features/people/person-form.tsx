import { withoutScheme } from '@shared/documents';
import { TextAreaField, TextField, useForm, yupResolver } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair, FormFooter, RecordForm, SaveButton, useRecordForm, type DraftKind } from '@shared/record-forms';
import { useNotices } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import type { Person } from './api/person-fields.ts';
import { personName } from './person-name.ts';
import { personRules } from './person-rules.ts';
import { describePerson, type PersonValues, personValuesOf } from './person-values.ts';
import { storedPerson, type StoredPerson, usePersonStore } from './use-person-store.ts';

const personKind: DraftKind = { remote: 'job-tracker', texts: 'people' };

interface PersonFormProps {
  /** The edited person; null for a new one. */
  readonly person: Person | null;
  /** The form's name for screen readers. */
  readonly label: string;
  /** Leaves the form without saving. */
  readonly cancel: ReactNode;
  readonly onSaved: (person: Person) => void;
}

/** The form of a person. Autofill is off, because it is not about the person who uses the browser. */
export function PersonForm({ person, label, cancel, onSaved }: PersonFormProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const rules = useMemo(() => personRules(t), [t]);
  const form = useForm<PersonValues>({
    defaultValues: personValuesOf(person),
    resolver: yupResolver(rules),
    mode: 'onTouched',
  });
  const store = usePersonStore(person);
  const stored = useMemo(() => person && storedPerson(person), [person]);
  const state = useRecordForm<PersonValues, StoredPerson>({
    kind: personKind,
    form,
    store,
    record: stored,
    valuesOf: personValuesOf,
    describe: describePerson,
    samples: {},
    onSaved: (saved, leave) => {
      leave();
      notices.show({ kind: 'success', title: t('form.saved', { title: personName(saved) }), duration: 3000 });
      onSaved(saved);
    },
  });
  const { control } = form;
  const line = (name: Exclude<keyof PersonValues, 'notes'>, more: object = {}): ReactNode => (
    <TextField
      control={control}
      name={name}
      label={t(`people.fields.${name}`)}
      autoComplete="off"
      optional={name !== 'name'}
      {...more}
    />
  );
  return (
    <RecordForm
      state={state}
      label={label}
      footer={
        <FormFooter>
          {cancel}
          <SaveButton busy={state.saving.busy}>{t('form.save')}</SaveButton>
        </FormFooter>
      }
    >
      <FieldPair>
        {line('name', { autoFocus: true })}
        {line('role')}
      </FieldPair>
      <FieldPair>
        {line('company')}
        {line('email', { inputMode: 'email' })}
      </FieldPair>
      <FieldPair>
        {line('phone', { inputMode: 'tel' })}
        {line('link', { inputMode: 'url', onLeave: withoutScheme })}
      </FieldPair>
      <FieldPair>
        {line('howWeMet', { help: t('people.howWeMetHelp') })}
        {line('lastContactOn', { type: 'date' })}
      </FieldPair>
      <TextAreaField control={control} name="notes" label={t('people.fields.notes')} optional />
    </RecordForm>
  );
}
