import { NewDocument } from '@shared/builder';
import {
  distinctTitle,
  newResume,
  parseResumeDocument,
  resumeFromBlocks,
  type ResumeDocument,
} from '@shared/documents';
import { keepPlace, requestFailureOf, useApolloClient } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { getResumeToCopy } from '../common/api/get-resume-to-copy.ts';
import { listTitles } from '../common/api/list-titles.ts';
import { paths } from '../common/paths.ts';
import { getBlocksToStart } from './api/get-blocks-to-start.ts';
import { getJobName } from './api/get-job-name.ts';

/**
 * `/resumes/edit/new`: creates a résumé of all blocks and redirects to its own URL. `?template=` chooses the template,
 * `?start=empty` leaves out the blocks, `?from=` copies another résumé, and `?job=` links the résumé to a job and names
 * it after that job.
 */
export function NewResumePage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [search] = useSearchParams();
  const client = useApolloClient();

  const ofBlocks = async (): Promise<ResumeDocument> => {
    const { data } = await client.query({ query: getBlocksToStart, fetchPolicy: 'network-only' });
    if (data === undefined) throw new Error('The blocks did not arrive.');
    const { workEvents: work, eduEvents: education, skillEvents: skills } = data;
    return resumeFromBlocks({
      language,
      blocks: { work, education, skills },
      template: search.get('template') ?? undefined,
    });
  };
  const copyOf = async (id: string): Promise<ResumeDocument> => {
    const { data } = await client.query({ query: getResumeToCopy, variables: { id }, fetchPolicy: 'network-only' });
    const reading = parseResumeDocument(data?.original.document);
    if (!reading.ok) throw new Error('The résumé to copy cannot be read.');
    return reading.document;
  };
  /** Returns undefined if the job was deleted, in which case the résumé is not linked to a job. */
  const nameOfJob = async (id: string): Promise<string | undefined> => {
    try {
      const { data } = await client.query({ query: getJobName, variables: { id }, context: keepPlace });
      return data === undefined ? undefined : [data.job.company, data.job.title].find((text) => text !== null);
    } catch (error) {
      if (requestFailureOf(error) === 'not-found') return undefined;
      throw error;
    }
  };
  const readTitles = async (): Promise<readonly string[]> => {
    const { data } = await client.query({ query: listTitles, fetchPolicy: 'network-only' });
    return data?.resumes.map(({ title }) => title) ?? [];
  };
  const create = async (): Promise<string> => {
    const [from, jobId] = [search.get('from') ?? '', search.get('job') ?? ''];
    const [begun, job, titles] = await Promise.all([
      from !== '' ? copyOf(from) : search.get('start') === 'empty' ? newResume({ language }) : ofBlocks(),
      jobId === '' ? undefined : nameOfJob(jobId),
      readTitles(),
    ]);
    const title = distinctTitle(
      job === undefined ? t('builder.newTitle') : t('builder.newTitleFor', { name: job }),
      titles,
    );
    const variables = { input: { title, document: begun }, jobId: job === undefined ? null : jobId };
    const { data } = await client.mutate({ mutation: createResume, variables });
    if (data == null) throw new Error('The new résumé did not arrive.');
    return paths.edit(data.resume.createResume.id);
  };
  return <NewDocument create={create} />;
}
