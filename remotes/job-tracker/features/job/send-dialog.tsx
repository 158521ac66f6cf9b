import { keepPlace, useApolloClient, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { AppDialog, Button, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { listDocuments } from '../common/api/list-documents.ts';
import { useToday } from '../common/use-today.ts';
import type { Job } from './api/job-fields.ts';
import { markSent } from './api/sent.ts';
import { DocumentChoice } from './document-choice.tsx';
import { useSending } from '../common/use-sending.ts';

interface SendDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** Stores copies of a résumé, a letter, or both as they are now, as the ones sent for a job. */
export function SendDialog({ job, onClose }: SendDialogProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  const { data, error } = useQuery(listDocuments, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const [resumeId, setResumeId] = useState(job.resume?.id);
  const [letterId, setLetterId] = useState(job.letter?.id);
  const { busy, failure, send } = useSending(t('sent.failed'));
  const { resumes = [], letters = [] } = data ?? {};
  // Until the person chooses, these are the documents linked to the job; without one, the latest résumé and no letter.
  const resume = resumeId ?? resumes[0]?.id ?? '';
  const letter = letterId ?? '';
  const isNothing = resume === '' && letter === '';

  const keep = (): Promise<void> =>
    send(async () => {
      const documents = { resumeId: resume || null, letterId: letter || null };
      const variables = { id: job.id, ...documents, language, on: today, today };
      await client.mutate({ mutation: markSent, variables, context: keepPlace });
      notices.show({ kind: 'success', title: t('sent.kept'), duration: 3000 });
      onClose();
    });
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('sent.add')}
      size="sm"
      actions={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          {!isNothing && (
            <BusyButton busy={busy} onClick={() => void keep()}>
              {t('sent.keep')}
            </BusyButton>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('sent.explanation')}</Text>
        {data === undefined && <Text role="status">{t(error === undefined ? 'loading' : 'sent.listFailed')}</Text>}
        {data !== undefined && resumes.length + letters.length === 0 && <Text>{t('sent.noDocuments')}</Text>}
        <DocumentChoice label={t('documents.resume')} documents={resumes} value={resume} onChange={setResumeId} />
        <DocumentChoice label={t('documents.letter')} documents={letters} value={letter} onChange={setLetterId} />
        <Text role="alert" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
          {failure}
        </Text>
      </Stack>
    </AppDialog>
  );
}
