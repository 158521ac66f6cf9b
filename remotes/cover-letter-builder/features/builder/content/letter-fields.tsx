import type { ContentPlace } from '@shared/builder';
import { plainLine, type ComposedLetter, type LetterDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Stack } from '@shared/ui';
import type { Dispatch, ReactNode } from 'react';
import type { EditAction, LetterLine as LineName } from '../editing/letter-action.ts';
import { places } from '../page/letter-texts.ts';
import { PartList } from '../parts/part-list.tsx';
import { SignatureField } from '../signature/signature-field.tsx';
import { LetterLine } from './letter-line.tsx';
import { LetterRow } from './letter-row.tsx';

interface LetterFieldsProps {
  readonly document: LetterDocument;
  /** The letter as it is printed now. */
  readonly letter: ComposedLetter['letter'];
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace) => void;
}

/** The letter itself, from the subject to the signature. */
export function LetterFields({ document, letter, edit, goTo }: LetterFieldsProps): ReactNode {
  const { t } = useTranslation();
  const line = (which: LineName): ReactNode => (
    <LetterLine line={which} text={document[which]} edit={edit} goTo={goTo} />
  );
  return (
    <Box as="section" aria-label={t('letter.title')} data-section={places.letter}>
      <LetterRow
        title={t('letter.opening')}
        value={plainLine(letter.salutation) || plainLine(letter.subject)}
        place={places.letter}
        parts={['subject', 'salutation']}
      >
        <Stack gap="4">
          {line('subject')}
          {line('salutation')}
        </Stack>
      </LetterRow>
      <PartList parts={document.parts} edit={edit} goTo={goTo} />
      <LetterRow
        title={t('letter.ending')}
        value={plainLine(letter.closing)}
        place={places.letter}
        parts={['closing', 'signature']}
      >
        <Stack gap="4">
          {line('closing')}
          <SignatureField signature={document.signature} name={letter.name} edit={edit} />
        </Stack>
      </LetterRow>
    </Box>
  );
}
