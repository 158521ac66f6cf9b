import { TextField, useForm, useWatch, yupResolver } from '@shared/forms';
import { useFormats, useTranslation } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import { paragraphsKind } from '../common/block-kind.ts';
import { BlockForm } from '../common/form/block-form.tsx';
import { OtherWordings } from '../common/wordings/other-wordings.tsx';
import { useDescribeTools } from '../common/wordings/use-describe-tools.ts';
import type { ParagraphBlock } from './api/paragraph-event-fields.ts';
import { describeParagraph } from './describe-paragraph.ts';
import { KindField } from './kind-field.tsx';
import { paragraphRules } from './paragraph-rules.ts';
import { paragraphValuesOf, type ParagraphValues } from './paragraph-values.ts';
import { useParagraphStore } from './use-paragraph-store.ts';
import { ExamplePreview } from './writing/example-preview.tsx';
import { LetterTextField } from './writing/letter-text-field.tsx';

interface ParagraphFormProps {
  readonly title: string;
  /** The block that is edited; null for a new one. */
  readonly block: ParagraphBlock | null;
  readonly initial: ParagraphValues;
}

/** The text that a new wording begins with: the usual one, to shorten or translate. */
const beginWording = ({ text }: ParagraphValues) => ({ text });

/** A paragraph of cover letters, with variables that each letter fills. */
export function ParagraphForm({ title, block, initial }: ParagraphFormProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const rules = useMemo(() => paragraphRules(t, (names) => formats.list(names)), [t, formats]);
  const form = useForm<ParagraphValues>({ defaultValues: initial, resolver: yupResolver(rules), mode: 'onTouched' });
  const { control } = form;
  const tools = useDescribeTools();
  return (
    <BlockForm
      kind={paragraphsKind}
      title={title}
      form={form}
      store={useParagraphStore()}
      block={block}
      valuesOf={paragraphValuesOf}
      describe={(values) => describeParagraph(values, tools)}
      newWording={beginWording(form.getValues())}
      titleOf={(paragraph) => paragraph.title}
    >
      <TextField
        control={control}
        name="title"
        label={t('paragraphs.fields.title')}
        help={t('paragraphs.fields.titleHelp')}
        autoComplete="off"
      />
      <KindField control={control} />
      <LetterTextField
        control={control}
        name="text"
        label={t('paragraphs.fields.text')}
        help={t('paragraphs.fields.textHelp')}
      />
      <ExamplePreview text={useWatch({ control, name: 'text' })} />
      <OtherWordings
        form={form}
        begin={beginWording}
        renderTexts={(place) => (
          <LetterTextField control={control} name={`variants.${place}.text`} label={t('paragraphs.fields.text')} />
        )}
      />
    </BlockForm>
  );
}
