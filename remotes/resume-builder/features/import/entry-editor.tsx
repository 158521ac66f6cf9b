import { resumeLimits, isPartialDate, type PartialDate } from '@shared/documents';
import {
  DateField,
  dateRule,
  endDateRule,
  SelectField,
  TextAreaField,
  TextField,
  useValidatedForm,
  useWatch,
  yup,
} from '@shared/forms';
import { useTranslation, type Translate } from '@shared/i18n';
import type { Correction, EntryFields, EntryKind } from '@shared/importers';
import { FieldPair } from '@shared/record-forms';
import { Button, Flex, Stack, Text } from '@shared/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { EntryActions } from './entry-actions.tsx';

export interface EntryEditorProps {
  /** The key of the entry. */
  readonly entry: string;
  readonly fields: EntryFields;
  /** The lines of the file from which it was read. */
  readonly source: string | undefined;
  readonly onCorrect: (correction: Correction) => void;
  readonly onClose: () => void;
}

interface Values extends Record<'title' | 'major' | 'organization' | 'location' | 'startDate' | 'endDate', string> {
  kind: EntryKind;
  /** One text per line. */
  texts: string;
}

const kinds = ['work', 'education', 'skills', 'other'] as const satisfies readonly EntryKind[];

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const dateIn = (text: string): PartialDate | null => (isPartialDate(text) ? text : null);

const names = ['kind', 'title', 'major', 'organization', 'location', 'startDate', 'endDate'] as const;
const isSame = (one: EntryFields, other: EntryFields): boolean =>
  names.every((name) => one[name] === other[name]) && one.texts.join('\n') === other.texts.join('\n');

function rulesFor(t: Translate): yup.ObjectSchema<Values> {
  const line = yup
    .string()
    .defined()
    .max(resumeLimits.line, t('import.correct.tooLong', { max: resumeLimits.line }));
  const wrong = (value: string): string => t('import.correct.date', { value });
  return yup.object({
    kind: yup.mixed<EntryKind>().oneOf(kinds).defined(),
    ...{ title: line, major: line, organization: line, location: line, startDate: dateRule(wrong) },
    endDate: endDateRule(wrong, t('import.correct.order')),
    texts: yup.string().defined(),
  });
}

/** The fields of an entry that was read, to correct what it is and what it says before anything is saved. */
export function EntryEditor({ entry, fields, source, onCorrect, onClose }: EntryEditorProps): ReactNode {
  const { t } = useTranslation();
  const rules = useMemo(() => rulesFor(t), [t]);
  const { control, getValues, trigger } = useValidatedForm<Values>(rules, {
    ...fields,
    startDate: fields.startDate ?? '',
    endDate: fields.endDate ?? '',
    texts: fields.texts.join('\n'),
  });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.querySelector('select')?.focus({ preventScroll: true });
  }, []);
  const kind = useWatch({ control, name: 'kind' });
  const [before] = useState(fields);
  /** Applies valid values as soon as a field is left, so that importing loses nothing that was typed. */
  const apply = (): boolean => {
    const values = getValues();
    if (!rules.isValidSync(values)) return false;
    const { startDate, endDate, texts, ...others } = values;
    const dates = { startDate: dateIn(startDate), endDate: dateIn(endDate) };
    const next: EntryFields = { ...others, ...dates, texts: linesOf(texts) };
    if (!isSame(next, fields)) onCorrect({ type: 'edit', key: entry, fields: next });
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
    <Stack
      ref={frame}
      onBlur={apply}
      gap="4"
      borderWidth="1px"
      rounded="md"
      p="4"
      mt="2"
      width="full"
      scrollMarginTop="4"
    >
      {source !== undefined && source !== '' && (
        <Stack gap="0">
          <Text textStyle="sm" color="fg.muted">
            {t('import.correct.source')}
          </Text>
          <Text textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {source}
          </Text>
        </Stack>
      )}
      <SelectField
        control={control}
        name="kind"
        label={t('import.correct.kind')}
        options={kinds.map((value) => ({ value, label: t(`import.correct.kinds.${value}`) }))}
      />
      <TextField control={control} name="title" label={t(`import.correct.title.${kind}`)} />
      {kind === 'education' && <TextField control={control} name="major" label={t('import.correct.major')} />}
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
          <TextField control={control} name="location" label={t('import.correct.location')} optional />
        </>
      )}
      <TextAreaField control={control} name="texts" label={t(`import.correct.texts.${kind}`)} optional />
      <EntryActions entry={entry} texts={fields.texts} onCorrect={onCorrect} onClose={onClose} />
      <Flex gap="3" justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={cancel}>
          {t('import.correct.cancel')}
        </Button>
        <Button onClick={finish}>{t('import.correct.done')}</Button>
      </Flex>
    </Stack>
  );
}
