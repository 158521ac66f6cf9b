import { resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { ErrorNotice, Field, Input, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { ContactPicker } from './contact-picker.tsx';
import { isTarget, useFoundGroups } from './imported-groups.ts';
import { ImportedParts } from './imported-parts.tsx';
import { NotesList } from './notes-list.tsx';
import type { ImportFormat } from '@shared/importers';
import type { Review } from './use-review.ts';

/** What to know about the reading of a format. Only formats whose lines do not say what they mean need it. */
const introductions: Readonly<Partial<Record<ImportFormat, 'import.fromDocument' | 'import.fromText'>>> = {
  docx: 'import.fromDocument',
  odt: 'import.fromDocument',
  text: 'import.fromText',
};

/** Shows what was found in the file and lets the person pick before anything is created. */
export function ReviewImport({ review }: { readonly review: Review }): ReactNode {
  const { t } = useTranslation();
  const { file, failure } = review;
  const targets = useFoundGroups(file.content)
    .flatMap(({ things }) => things)
    .filter((part) => isTarget(part, file.content) && !review.existing.has(part.key));
  return (
    <Stack gap="6">
      <Text>{t('import.reviewWhat')}</Text>
      {file.confidence.size > 0 && <Text>{t(introductions[file.format] ?? 'import.fromPdf')}</Text>}
      <Field.Root required>
        <Field.Label>{t('import.resumeTitle')}</Field.Label>
        <Input
          value={review.title}
          maxLength={resumeLimits.line}
          onChange={({ target }) => review.rename(target.value)}
        />
      </Field.Root>
      <ImportedParts review={review} />
      {file.content.contact && (
        <ContactPicker
          found={file.content.contact}
          goal={review.contactGoal}
          profileTakesIt={review.profileTakesIt}
          profileTakesPart={review.profileTakesPart}
          onChange={review.setContactGoal}
          onCorrect={review.correct}
        />
      )}
      <NotesList notes={file.notes} taking={{ targets, onTake: review.take }} />
      {failure && <ErrorNotice title={t('import.notImported')}>{t(`import.notImportedHelp.${failure}`)}</ErrorNotice>}
    </Stack>
  );
}
