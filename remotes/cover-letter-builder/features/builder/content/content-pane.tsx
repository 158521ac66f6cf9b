import { ContactRow, DocumentVariantProvider, type ContentPlace } from '@shared/builder';
import type { ComposedLetter, ContactInfo, LetterDocument, UnfilledVariable } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Stack } from '@shared/ui';
import { useState, type Dispatch, type ReactNode } from 'react';
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
import { LetterRow } from './letter-row.tsx';
import { RecipientFields } from './recipient-fields.tsx';

interface ContentPaneProps {
  readonly document: LetterDocument;
  /** The letter as it is printed now. */
  readonly letter: ComposedLetter['letter'];
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace, words?: string) => void;
  /** What the letter is composed with besides its draft. */
  readonly around: LetterContext;
  readonly profile: ContactInfo;
  readonly isJobGone: boolean;
  readonly missing: readonly UnfilledVariable[];
}

/** The letter's paragraphs, between rows that open everything else in place. */
export function ContentPane(props: ContentPaneProps): ReactNode {
  const { document, letter, edit, goTo, around, profile, isJobGone, missing } = props;
  const { t } = useTranslation();
  const { paragraphs } = around;
  const { values, known } = useResolvedVariables(document, around);
  const variables = useUsedVariables(document, paragraphs);
  const [isContactOpen, setContactOpen] = useState(false);
  const { job, recipient } = document;
  return (
    <DocumentVariantProvider wording={document.wording}>
      <VariableValuesContext value={values}>
        <Box p="2" pb="12">
          <MissingNote
            missing={missing}
            onGoTo={(variable) => goTo(placeOfVariable(variable, document, paragraphs), variable.typed)}
          />
          <LetterRow
            title={t('job.title')}
            value={job === null ? t('job.notLinked') : inOneLine(job.position, job.company) || t('job.unnamed')}
            startsOpen={isJobGone}
          >
            <Stack gap="4">
              <LinkedJobField job={job} isGone={isJobGone} edit={edit} />
              {job !== null && !isJobGone && (
                <Suggestions
                  // The requirements a person ignored belong to one job, so another job starts with none ignored.
                  key={job.id}
                  jobId={job.id}
                  parts={document.parts}
                  wording={document.wording}
                  edit={edit}
                  goTo={goTo}
                />
              )}
            </Stack>
          </LetterRow>
          <LetterRow
            title={t('recipient.section')}
            value={inOneLine(recipient.name, recipient.company, letter.date)}
            place={places.recipient}
          >
            <Stack gap="4">
              <RecipientFields recipient={recipient} edit={edit} />
              <DateField date={document.date} today={around.today} edit={edit} />
            </Stack>
          </LetterRow>
          <LetterFields document={document} letter={letter} edit={edit} goTo={goTo} />
          {variables.length > 0 && (
            <LetterRow
              title={t('variables.title')}
              value={t('variables.count', { count: variables.length })}
              place={places.variables}
            >
              <VariablesSection used={variables} fills={document.fills} known={known} edit={edit} />
            </LetterRow>
          )}
          <ContactRow
            contact={document.contact}
            profile={profile}
            headline={document.headline}
            links={document.links}
            edit={edit}
            isOpen={isContactOpen}
            onToggle={() => setContactOpen(!isContactOpen)}
            onOpen={() => setContactOpen(true)}
          />
        </Box>
      </VariableValuesContext>
    </DocumentVariantProvider>
  );
}

const inOneLine = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join(', ');
