import {
  documentLanguages,
  wordingLanguages,
  variantLanguages,
  wordingLengths,
  wordingNotes,
  type ResumeDocument,
  type ResumeEvents,
} from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { Field, Flex, Heading, NativeSelect, Stack, Text } from '@shared/ui';
import { useId, useMemo, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { useWordingNames } from './use-wording-names.ts';
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
          <LanguageOptions own={variantLanguages(events)} chosen={language} />
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

interface LanguageOptionsProps {
  /** Those that blocks have wordings in. */
  readonly own: readonly string[];
  readonly chosen: string | null;
}

/** First the languages that something is worded in, then those that a résumé could be in. */
function LanguageOptions({ own, chosen }: LanguageOptionsProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { languageName } = useWordingNames();
  const byName = new Intl.Collator(language).compare;
  const known = new Set([...own, ...(chosen === null ? [] : [chosen])]);
  const options = (tags: readonly string[]): ReactNode =>
    tags
      .map((tag) => ({ tag, name: languageName(tag) }))
      .sort((a, b) => byName(a.name, b.name))
      .map(({ tag, name }) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ));
  const whole = documentLanguages.filter((tag) => !known.has(tag));
  const others = wordingLanguages.filter((tag) => !known.has(tag) && !documentLanguages.includes(tag));
  return (
    <>
      {known.size > 0 && <optgroup label={t('wording.ownLanguages')}>{options([...known])}</optgroup>}
      <optgroup label={t('wording.wholeLanguages')}>{options(whole)}</optgroup>
      <optgroup label={t('wording.otherLanguages')}>{options(others)}</optgroup>
    </>
  );
}
