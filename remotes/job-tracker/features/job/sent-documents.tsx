import { keepPlace, useApolloClient } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { callService, lazyComponent, saveFile, useEnvironment } from '@shared/remote-kit';
import { Box, Button, DownloadIcon, Flex, IconAction, Stack, Text, Trash2Icon, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { Job } from './api/job-fields.ts';
import { deleteSent } from './api/sent.ts';

const SendDialog = lazyComponent(async () => (await import('./send-dialog.tsx')).SendDialog);

type SentDocument = Job['sent'][number]['documents'][number];

/** Lists what went to the employer: exact copies, which later changes of a document do not affect. */
export function SentDocuments({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const environment = useEnvironment();
  const client = useApolloClient();
  const notices = useNotices();
  const [isSending, setIsSending] = useState(false);

  const download = async ({ path, title }: SentDocument): Promise<void> => {
    const response = await callService(environment, path, { method: 'GET' }).catch(() => undefined);
    if (response?.ok === true) saveFile(await response.blob(), `${title}.pdf`);
    else notices.show({ kind: 'error', title: t('sent.downloadFailed', { title }) });
  };
  const remove = async (id: string): Promise<void> => {
    try {
      await client.mutate({ mutation: deleteSent, variables: { id }, context: keepPlace });
      client.cache.evict({ id: `JobSent:${id}` });
    } catch {
      notices.show({ kind: 'error', title: t('sent.removeFailed') });
    }
  };
  return (
    <Box>
      <Button variant="outline" size="sm" onClick={() => setIsSending(true)}>
        {t('sent.add')}
      </Button>
      {job.sent.length === 0 && (
        <Text textStyle="xs" color="fg.muted" mt="1">
          {t('sent.none')}
        </Text>
      )}
      <Stack as="ul" aria-label={t('sent.title')} listStyleType="none" gap="1" mt="2">
        {job.sent.map(({ id, sentAt, documents }) => (
          <Flex as="li" key={id} gap="3" align="center" wrap="wrap" textStyle="sm">
            <Text flexBasis="6.5rem" color="fg.muted">
              {formats.date(sentAt)}
            </Text>
            {documents.map((document) => (
              <Button
                key={document.kind}
                variant="plain"
                size="sm"
                px="0"
                aria-label={t('sent.download', { title: document.title })}
                onClick={() => void download(document)}
              >
                <DownloadIcon size={16} aria-hidden />
                {document.title}
              </Button>
            ))}
            <IconAction
              tip={t('sent.remove')}
              label={t('sent.removeThat', { day: formats.date(sentAt) })}
              size="sm"
              ms="auto"
              onClick={() => void remove(id)}
            >
              <Trash2Icon size={16} />
            </IconAction>
          </Flex>
        ))}
      </Stack>
      {isSending && <SendDialog job={job} onClose={() => setIsSending(false)} />}
    </Box>
  );
}
