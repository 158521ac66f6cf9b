import { keepPlace, useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ButtonLink, Flex, Heading, PlusIcon, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { listDocuments } from '../common/api/list-documents.ts';
import { letterPath, newLetterPath, newResumePath, resumePath } from '../common/paths.ts';
import { useToday } from '../common/use-today.ts';
import { TailorButton } from '../tailor/tailor-button.tsx';
import { changeJob } from './api/change-job.ts';
import type { Job } from './api/job-fields.ts';
import { DocumentChoice } from './document-choice.tsx';
import { SentDocuments } from './sent-documents.tsx';

/** The ids of chosen documents; null chooses none, and a missing property changes nothing. */
interface ChosenDocuments {
  readonly resumeId?: string | null;
  readonly letterId?: string | null;
}

/** Shows the résumé and the letter for a job, and the copies of what was sent. A choice is saved at once. */
export function JobDocuments({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  const { data, error } = useQuery(listDocuments, { fetchPolicy: 'cache-and-network', context: keepPlace });
  /** A choice that is not saved yet, which is shown at once. */
  const [chosen, setChosen] = useState<ChosenDocuments>({});
  const resumeId = chosen.resumeId === undefined ? (job.resume?.id ?? '') : (chosen.resumeId ?? '');
  const letterId = chosen.letterId === undefined ? (job.letter?.id ?? '') : (chosen.letterId ?? '');
  const choose = async (choice: ChosenDocuments): Promise<void> => {
    setChosen((before) => ({ ...before, ...choice }));
    await changeJob(client, job, choice, today).catch(() =>
      notices.show({ kind: 'error', title: t('documents.notSaved') }),
    );
    setChosen({});
  };
  return (
    <Box as="section" aria-label={t('documents.title')}>
      <Heading as="h2" fontFamily="body" textStyle="sm" fontWeight="700">
        {t('documents.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {t('documents.purpose')}
      </Text>
      <Stack gap="4">
        <ChoiceRow openPath={resumeId === '' ? undefined : resumePath(resumeId)} opens={t('documents.openResume')}>
          <DocumentChoice
            label={t('documents.resume')}
            documents={data?.resumes ?? (job.resume === null ? [] : [job.resume])}
            value={resumeId}
            onChange={(id) => void choose({ resumeId: id || null })}
          />
        </ChoiceRow>
        <ChoiceRow openPath={letterId === '' ? undefined : letterPath(letterId)} opens={t('documents.openLetter')}>
          <DocumentChoice
            label={t('documents.letter')}
            documents={data?.letters ?? (job.letter === null ? [] : [job.letter])}
            value={letterId}
            onChange={(id) => void choose({ letterId: id || null })}
          />
        </ChoiceRow>
        <Flex gap="2" wrap="wrap">
          <TailorButton size="sm" target={{ postingId: null, jobId: job.id }} />
          <ButtonLink variant="outline" size="sm">
            <AppLink to={newResumePath(job.id, resumeId)}>
              <PlusIcon size={16} aria-hidden />
              {t(resumeId === '' ? 'documents.newResume' : 'documents.copyResume')}
            </AppLink>
          </ButtonLink>
          {letterId === '' && (
            <ButtonLink variant="outline" size="sm">
              <AppLink to={newLetterPath(job.id)}>
                <PlusIcon size={16} aria-hidden />
                {t('documents.newLetter')}
              </AppLink>
            </ButtonLink>
          )}
        </Flex>
        {data === undefined && error !== undefined && <Text role="status">{t('sent.listFailed')}</Text>}
        <Box borderTopWidth="1px" pt="4">
          <SentDocuments job={job} />
        </Box>
      </Stack>
    </Box>
  );
}

interface ChoiceRowProps {
  readonly children: ReactNode;
  /** Path of the chosen document; undefined if none is chosen. */
  readonly openPath: string | undefined;
  readonly opens: string;
}

function ChoiceRow({ children, openPath, opens }: ChoiceRowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex gap="3" align="flex-end" _empty={{ display: 'none' }}>
      {children}
      {openPath !== undefined && (
        <ButtonLink variant="outline" colorPalette="gray" flexShrink="0">
          <AppLink to={openPath} aria-label={opens}>
            {t('documents.open')}
          </AppLink>
        </ButtonLink>
      )}
    </Flex>
  );
}
