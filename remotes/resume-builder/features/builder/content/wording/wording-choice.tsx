import {
  variantLanguages,
  wordingLengths,
  wordingNotes,
  type ResumeDocument,
  type ResumeEvents,
} from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Field, Flex, Heading, NativeSelect, Stack, Text } from '@shared/ui';
import { LanguageOptions, useWordingNames } from '@shared/wordings';
import { useId, useMemo, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { useWording } from './wording-context.tsx';

interface WordingChoiceProps {
  readonly document: ResumeDocument;
  readonly events: ResumeEvents;
  readonly edit: Dispatch<EditAction>;
}

/** Which of its blocks' wordings the résumé shows, and how many of them fall back. */
export function WordingChoice({ document, events, edit }: WordingChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { wording, manner } = useWording();
  const { length, language } = wording;
  const { nameOf, languageName } = useWordingNames();
  const notes = useMemo(() => wordingNotes(events, document), [events, document]);
  const ids = useId();
  const isPartly = language !== null && manner.language !== language;
  return (
    <Stack as="section" gap="3" aria-labelledby={`${ids}title`}>
      <Stack gap="1">
        <Heading as="h2" id={`${ids}title`} textStyle="lg">
          {t('wording.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('wording.purpose')}
        </Text>
      </Stack>
      <Flex gap="3" wrap="wrap">
        <Choice
          label={t('wording.length')}
          value={length ?? ''}
          onChange={(value) =>
            edit({
              type: 'set wording',
              wording: { length: wordingLengths.find((each) => each === value) ?? null, language },
            })
          }
        >
          {['', ...wordingLengths].map((each) => (
            <option key={each} value={each}>
              {t(`wording.lengths.${each === '' ? 'usual' : each}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('wording.language')}
          value={language ?? ''}
          onChange={(value) =>
            edit({ type: 'set wording', wording: { length, language: value === '' ? null : value } })
          }
        >
          <option value="">{t('wording.asWritten')}</option>
          <LanguageOptions own={[...variantLanguages(events), ...(language === null ? [] : [language])]} />
        </Choice>
      </Flex>
      <Text role="status" textStyle="sm" color="fg.muted">
        {notes.length > 0 && t('wording.fallsBack', { count: notes.length, wording: nameOf(wording) })}
        {isPartly && ` ${t('wording.headingsStay', { language: languageName(language) })}`}
      </Text>
    </Stack>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps): ReactNode {
  return (
    <Field.Root flex="1" minWidth="10rem">
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
