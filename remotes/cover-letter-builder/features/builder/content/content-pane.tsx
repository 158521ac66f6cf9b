import {
  ContactCard,
  HeaderFields,
  headerPlace,
  useBuilderTexts,
  VariantPicker,
  DocumentVariantProvider,
  type ContentPlace,
} from '@shared/builder';
import {
  chooseVariant,
  languagesOf,
  defaultVariantKey,
  type ContactInfo,
  type LetterDocument,
  type UnfilledVariable,
  type ParagraphEvent,
  type VariantKey,
} from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Heading, Stack } from '@shared/ui';
import { useCallback, useId, useMemo, type Dispatch, type ReactNode } from 'react';
import { getLetter } from '../api/get-letter.ts';
import type { EditAction } from '../editing/letter-action.ts';
import type { LetterContext } from '../files/letter-files.ts';
import { LinkedJobField } from '../job/linked-job-field.tsx';
import { places } from '../page/letter-texts.ts';
import { MissingNote } from '../variables/missing-note.tsx';
import { placeOfVariable } from '../variables/place-of-variable.ts';
import { VariableValuesContext, useResolvedVariables } from '../variables/variable-values.ts';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { useUsedVariables } from '../variables/used-variables.ts';
import { VariablesSection } from '../variables/variables-section.tsx';
import { DateField } from './date-field.tsx';
import { LetterFields } from './letter-fields.tsx';
import { RecipientFields } from './recipient-fields.tsx';

interface ContentPaneProps {
  readonly document: LetterDocument;
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace, words?: string) => void;
  /** What the letter is composed with besides its draft. */
  readonly around: LetterContext;
  readonly profile: ContactInfo;
  readonly isJobGone: boolean;
  readonly missing: readonly UnfilledVariable[];
}

/** Counts the blocks in the letter that have no variant for its language and length. */
function fallbacksIn({ parts, wording }: LetterDocument, paragraphs: readonly ParagraphEvent[]): number {
  return parts.filter((part) => {
    const block = part.kind === 'block' ? paragraphs.find(({ id }) => id === part.eventId) : undefined;
    return (
      part.kind === 'block' && block && chooseVariant(block, part, wording ?? defaultVariantKey).fallback !== 'none'
    );
  }).length;
}

/** All content of the letter, in document order. */
export function ContentPane(props: ContentPaneProps): ReactNode {
  const { document, edit, goTo, around, profile, isJobGone, missing } = props;
  const { t } = useTranslation();
  const shared = useBuilderTexts();
  const client = useApolloClient();
  const ids = useId();
  const { paragraphs } = around;
  const { values, known } = useResolvedVariables(document, around);
  const reload = useCallback(() => client.refetchQueries({ include: [getLetter] }), [client]);
  const onContact = useCallback((contact: ContactInfo | null) => edit({ type: 'set contact', contact }), [edit]);
  const onWording = useCallback((wording: VariantKey) => edit({ type: 'set wording', wording }), [edit]);
  const languages = useMemo(() => languagesOf(paragraphs), [paragraphs]);
  const variables = useUsedVariables(document, paragraphs);
  const section = (name: string, title: string, place: string | undefined, content: ReactNode): ReactNode => (
    <Stack as="section" gap="4" aria-labelledby={`${ids}${name}`} data-section={place}>
      <Heading as="h2" id={`${ids}${name}`} textStyle="lg">
        {title}
      </Heading>
      {content}
    </Stack>
  );
  return (
    <DocumentVariantProvider wording={document.wording}>
      <VariableValuesContext value={values}>
        <Stack gap="0" p={{ base: '4', md: '6' }} pb="16">
          <MissingNote
            missing={missing}
            onGoTo={(variable) => goTo(placeOfVariable(variable, document, paragraphs), variable.typed)}
          />
          <Stack gap="8">
            {section(
              'job',
              t('job.title'),
              undefined,
              <>
                <LinkedJobField job={document.job} isGone={isJobGone} edit={edit} />
                {document.job !== null && !isJobGone && (
                  <Suggestions
                    // The requirements a person ignored belong to one job, so another job starts with none ignored.
                    key={document.job.id}
                    jobId={document.job.id}
                    parts={document.parts}
                    wording={document.wording}
                    edit={edit}
                    goTo={goTo}
                  />
                )}
              </>,
            )}
            {section(
              'recipient',
              t('recipient.section'),
              places.recipient,
              <>
                <RecipientFields recipient={document.recipient} edit={edit} />
                <DateField date={document.date} today={around.today} edit={edit} />
              </>,
            )}
            <LetterFields document={document} edit={edit} goTo={goTo} />
            <VariablesSection used={variables} fills={document.fills} known={known} edit={edit} />
            {section(
              'header',
              shared('header.title'),
              headerPlace,
              <>
                <ContactCard contact={document.contact} profile={profile} onChange={onContact} reload={reload} />
                <HeaderFields headline={document.headline} links={document.links} edit={edit} />
              </>,
            )}
            <VariantPicker languages={languages} fallbacks={fallbacksIn(document, paragraphs)} onChange={onWording} />
          </Stack>
        </Stack>
      </VariableValuesContext>
    </DocumentVariantProvider>
  );
}
