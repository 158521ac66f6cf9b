import { keepPlace, requestFailureOf, useApolloClient, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { AppDialog, Button, Field, NativeSelect, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useToday } from '../common/use-today.ts';
import type { Job } from './api/job-fields.ts';
import { listDocuments, markSent } from './api/sent.ts';

interface SendDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** Keeps a copy of a résumé as it is now, as what was sent for a job. */
export function SendDialog({ job, onClose }: SendDialogProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  const { data, error } = useQuery(listDocuments, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const [chosen, setChosen] = useState(job.resume?.id);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const resumes = data?.resumes ?? [];
  const resumeId = chosen ?? resumes[0]?.id;

  const send = async (): Promise<void> => {
    if (resumeId === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const variables = { id: job.id, resumeId, language, on: today, today };
      await client.mutate({ mutation: markSent, variables, context: keepPlace });
      notices.show({ kind: 'success', title: t('sent.kept'), duration: 3000 });
      onClose();
    } catch (cause) {
      setFailure(requestFailureOf(cause) === 'invalid' && cause instanceof Error ? cause.message : t('sent.failed'));
    }
    setBusy(false);
  };
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
          {resumeId !== undefined && (
            <BusyButton busy={busy} onClick={() => void send()}>
              {t('sent.keep')}
            </BusyButton>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('sent.explanation')}</Text>
        {data === undefined && <Text role="status">{t(error === undefined ? 'loading' : 'sent.listFailed')}</Text>}
        {data !== undefined && resumes.length === 0 && <Text>{t('sent.noResumes')}</Text>}
        {resumeId !== undefined && (
          <Field.Root>
            <Field.Label>{t('sent.resume')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={resumeId} onChange={({ target }) => setChosen(target.value)}>
                {resumes.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title.trim() === '' ? t('sent.untitled') : title}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        )}
        <Text role="alert" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
          {failure}
        </Text>
      </Stack>
    </AppDialog>
  );
}
