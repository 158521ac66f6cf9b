import { useWatch } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { describeText } from '@shared/record-forms';
import type { ReactNode } from 'react';
import type { EventForm } from '../common/event-definition.ts';
import { EventTextField } from '../common/form/event-text-field.tsx';
import { describeVariants } from '../common/variants/describe-variants.ts';
import { KindField } from './kind-field.tsx';
import type { ParagraphEvent } from './list-paragraphs.ts';
import type { ParagraphInput } from './paragraph-operations.ts';
import { paragraphRules } from './paragraph-rules.ts';
import { paragraphInputOf, paragraphValuesOf, type ParagraphValues } from './paragraph-values.ts';
import { ExamplePreview } from './writing/example-preview.tsx';
import { LetterTextField } from './writing/letter-text-field.tsx';

const texts = 'paragraphs';

export const paragraphForm: EventForm<ParagraphEvent, ParagraphValues, ParagraphInput> = {
  rules: (t, formats) => paragraphRules(t, (names) => formats.list(names)),
  valuesOf: paragraphValuesOf,
  copyOf: paragraphValuesOf,
  inputOf: paragraphInputOf,
  describe(values, tools) {
    const { title, kind, text, variants } = paragraphInputOf(values, '');
    return [
      describeText('paragraphs.fields.title', title),
      describeText('paragraphs.fields.kind', tools.t(`paragraphs.kinds.${kind}`)),
      { label: 'paragraphs.fields.text', lines: text === '' ? [] : text.split('\n') },
      describeVariants(texts, variants, tools),
    ];
  },
  newVariant: ({ text }) => ({ text }),

  /** The form of a cover-letter paragraph, with variables that each letter fills in. */
  Fields({ form: { control } }): ReactNode {
    const { t } = useTranslation();
    return (
      <>
        <EventTextField control={control} texts={texts} name="title" help required />
        <KindField control={control} />
        <LetterTextField
          control={control}
          name="text"
          label={t('paragraphs.fields.text')}
          help={t('paragraphs.fields.textHelp')}
          required
        />
        <ExamplePreview text={useWatch({ control, name: 'text' })} />
      </>
    );
  },

  VariantFields({ form: { control }, place }): ReactNode {
    const { t } = useTranslation();
    return <LetterTextField control={control} name={`variants.${place}.text`} label={t('paragraphs.fields.text')} />;
  },
};
