import { variantLengths, type VariantKey } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Field, Flex, Heading, NativeSelect, Stack, Text } from '@shared/ui';
import { LanguageOptions, useVariantNames } from '@shared/variants';
import { useId, type Dispatch, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';
import { DocumentVariantProvider, useDocumentVariant } from './document-variant.tsx';

export interface TextVersionProps {
  /** The variant choice of the document; undefined for the default. */
  readonly wording: VariantKey | undefined;
  /** The languages in which the user's events have variants, as BCP 47 tags. */
  readonly languages: readonly string[];
  /** The number of events in the document that lack the chosen variant. */
  readonly fallbacks: number;
  readonly edit: Dispatch<{ readonly type: 'set wording'; readonly wording: VariantKey }>;
}

/** Chooses the variant that the document shows of its events, and says how many fall back. */
export function TextVersion({ wording, ...choices }: TextVersionProps): ReactNode {
  return (
    <DocumentVariantProvider wording={wording}>
      <Choices {...choices} />
    </DocumentVariantProvider>
  );
}

function Choices({ languages, fallbacks, edit }: Omit<TextVersionProps, 'wording'>): ReactNode {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const { wording, locale } = useDocumentVariant();
  const { length, language } = wording;
  const { nameOf, languageName } = useVariantNames();
  const ids = useId();
  const isPartly = language !== null && locale.language !== language;
  const choose = (chosen: Partial<VariantKey>): void =>
    edit({ type: 'set wording', wording: { length, language, ...chosen } });
  return (
    <Stack as="section" gap="3" aria-labelledby={`${ids}title`}>
      <Stack gap="1">
        <Heading as="h3" id={`${ids}title`} textStyle="md">
          {t('wording.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {own('wording.purpose')}
        </Text>
      </Stack>
      <Flex gap="3" wrap="wrap">
        <Choice
          label={t('wording.length')}
          value={length ?? ''}
          onChange={(value) => choose({ length: variantLengths.find((each) => each === value) ?? null })}
        >
          {['', ...variantLengths].map((each) => (
            <option key={each} value={each}>
              {t(`wording.lengths.${each === '' ? 'usual' : each}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('wording.language')}
          value={language ?? ''}
          onChange={(value) => choose({ language: value === '' ? null : value })}
        >
          <option value="">{t('wording.asWritten')}</option>
          <LanguageOptions own={[...languages, ...(language === null ? [] : [language])]} />
        </Choice>
      </Flex>
      <Text role="status" textStyle="sm" color="fg.muted">
        {fallbacks > 0 && t('wording.fallsBack', { count: fallbacks, wording: nameOf(wording) })}
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
    <Field.Root flex="1" minWidth="8rem">
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
