import type { ContentPlace } from '@shared/builder';
import type { LetterDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Heading, Stack } from '@shared/ui';
import { useId, type Dispatch, type ReactNode } from 'react';
import type { EditAction, LetterLine as LineName } from '../editing/letter-action.ts';
import { places } from '../page/letter-texts.ts';
import { PartList } from '../parts/part-list.tsx';
import { SignatureField } from '../signature/signature-field.tsx';
import { LetterLine } from './letter-line.tsx';

interface LetterFieldsProps {
  readonly document: LetterDocument;
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace) => void;
}

/** The letter itself, from the subject to the signature. */
export function LetterFields({ document, edit, goTo }: LetterFieldsProps): ReactNode {
  const { t } = useTranslation();
  const ids = useId();
  const line = (which: LineName): ReactNode => (
    <LetterLine line={which} text={document[which]} edit={edit} goTo={goTo} />
  );
  return (
    <Stack as="section" gap="5" aria-labelledby={`${ids}title`} data-section={places.letter}>
      <Heading as="h2" id={`${ids}title`} textStyle="lg">
        {t('letter.title')}
      </Heading>
      {line('subject')}
      {line('salutation')}
      <PartList parts={document.parts} edit={edit} goTo={goTo} />
      {line('closing')}
      <SignatureField signature={document.signature} edit={edit} />
    </Stack>
  );
}
