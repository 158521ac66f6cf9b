import { resumeLimits, type ImportChoice, type JsonResumeContent, type JsonResumeNote } from '@shared/documents';
import { useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, ErrorNotice, Field, Input, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { parseContact } from '../builder/api/parse-blocks.ts';
import { getProfile } from './api/get-profile.ts';
import { fitsProfile, isProfileEmpty, mergeContact } from './contact-choice.ts';
import { ContactPicker } from './contact-picker.tsx';
import { FoundThings } from './found-things.tsx';
import { NotesList } from './notes-list.tsx';
import { useImport } from './use-import.ts';

interface ReviewImportProps {
  /** Title to start from. */
  readonly title: string;
  readonly content: JsonResumeContent;
  readonly notes: readonly JsonResumeNote[];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** What was found in the file, to be picked from before anything is created. */
export function ReviewImport({ title: firstTitle, content, notes, onBack, onClose }: ReviewImportProps): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(getProfile);
  const profile = data && parseContact(data);
  const [title, setTitle] = useState(firstTitle);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [chosenGoal, setChosenGoal] = useState<ImportChoice['contact']>();
  const { busy, failure, start } = useImport(content, profile);
  const profileTakesIt = !!content.contact && !!profile && fitsProfile(mergeContact(profile, content.contact));
  const goal = chosenGoal ?? (profile && profileTakesIt && isProfileEmpty(profile) ? 'profile' : 'this-resume');
  const pick = (key: string, picked: boolean): void => {
    const others = [...leftOut].filter((each) => each !== key);
    setLeftOut(new Set(picked ? others : [...others, key]));
  };
  return (
    <AppDialog
      open
      onClose={busy ? () => undefined : onClose}
      title={t('import.reviewTitle')}
      size="lg"
      frame={(frame) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void start({ leftOut, contact: content.contact ? goal : 'nowhere' }, title.trim());
          }}
        >
          {frame}
        </form>
      )}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onBack} disabled={busy}>
            {t('import.anotherFile')}
          </Button>
          <Button type="submit" loading={busy} disabled={title.trim() === '' || (content.contact !== null && !profile)}>
            {t('import.start')}
          </Button>
        </>
      }
    >
      <Stack gap="6">
        <Text>{t('import.reviewWhat')}</Text>
        <Field.Root required>
          <Field.Label>{t('import.resumeTitle')}</Field.Label>
          <Input value={title} maxLength={resumeLimits.line} onChange={(event) => setTitle(event.target.value)} />
        </Field.Root>
        <FoundThings content={content} leftOut={leftOut} onPick={pick} />
        {content.contact && (
          <ContactPicker found={content.contact} goal={goal} profileTakesIt={profileTakesIt} onChange={setChosenGoal} />
        )}
        <NotesList notes={notes} />
        {failure && <ErrorNotice title={t('import.notImported')}>{t(`import.notImportedHelp.${failure}`)}</ErrorNotice>}
      </Stack>
    </AppDialog>
  );
}
