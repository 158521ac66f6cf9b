import { keepPlace, useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import {
  Box,
  ButtonLink,
  ExternalLinkIcon,
  Flex,
  IconAction,
  narrow,
  PlusIcon,
  Stack,
  Text,
  useNotices,
} from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { listDocuments } from '../common/api/list-documents.ts';
import { letterPath, newLetterPath, newResumePath, resumePath } from '../common/paths.ts';
import { useToday } from '../common/use-today.ts';
import { TailorButton } from '../tailor/tailor-button.tsx';
import { changeJob } from './api/change-job.ts';
import type { Job } from './api/job-fields.ts';
import { DocumentChoice } from './document-choice.tsx';
import { PartSection } from '../common/part-section.tsx';
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
    <PartSection title={t('documents.title')} look="panel">
      <Stack gap="2">
        <ChoiceRow openPath={resumeId === '' ? undefined : resumePath(resumeId)} opens={t('documents.openResume')}>
          <DocumentChoice
            size="sm"
            label={t('documents.resume')}
            documents={data?.resumes ?? (job.resume === null ? [] : [job.resume])}
            value={resumeId}
            onChange={(id) => void choose({ resumeId: id || null })}
          />
        </ChoiceRow>
        <ChoiceRow openPath={letterId === '' ? undefined : letterPath(letterId)} opens={t('documents.openLetter')}>
          <DocumentChoice
            size="sm"
            label={t('documents.letter')}
            documents={data?.letters ?? (job.letter === null ? [] : [job.letter])}
            value={letterId}
            onChange={(id) => void choose({ letterId: id || null })}
          />
        </ChoiceRow>
        <Stack gap="0" align="flex-start">
          {/* A wider page has it in its bar. */}
          <Box css={{ display: 'none', [narrow]: { display: 'block' } }}>
            <TailorButton size="sm" target={{ postingId: null, jobId: job.id }} />
          </Box>
          <ButtonLink variant="plain" size="sm" px="0">
            <AppLink to={newResumePath(job.id, resumeId)}>
              <PlusIcon size={16} aria-hidden />
              {t(resumeId === '' ? 'documents.newResume' : 'documents.copyResume')}
            </AppLink>
          </ButtonLink>
          {letterId === '' && (
            <ButtonLink variant="plain" size="sm" px="0">
              <AppLink to={newLetterPath(job.id)}>
                <PlusIcon size={16} aria-hidden />
                {t('documents.newLetter')}
              </AppLink>
            </ButtonLink>
          )}
        </Stack>
        {data === undefined && error !== undefined && <Text role="status">{t('sent.listFailed')}</Text>}
        <SentDocuments job={job} />
      </Stack>
    </PartSection>
  );
}

interface ChoiceRowProps {
  readonly children: ReactNode;
  /** Path of the chosen document; undefined if none is chosen. */
  readonly openPath: string | undefined;
  readonly opens: string;
}

/** The row of a choice: its name, its list, and a link to what is chosen. */
const choiceStyles = {
  '& [data-scope=field][data-part=root]': { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: '3' },
  '& label': { flex: '0 0 6.5rem', fontWeight: '400', color: 'fg.muted' },
} as const;

function ChoiceRow({ children, openPath, opens }: ChoiceRowProps): ReactNode {
  return (
    <Flex gap="1" align="center" css={choiceStyles} _empty={{ display: 'none' }}>
      {children}
      {openPath !== undefined && (
        <IconAction asChild tip={opens} size="sm" flexShrink="0">
          <AppLink to={openPath}>
            <ExternalLinkIcon size={16} />
          </AppLink>
        </IconAction>
      )}
    </Flex>
  );
}
