import { NewDocument } from '@shared/builder';
import { newLetter, parseResumeDocument, type NewLetter, type LinkedJob } from '@shared/documents';
import { keepPlace, requestFailureOf, useApolloClient } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { createLetter } from './api/create-letter.ts';
import { getJob } from './api/find-jobs.ts';
import { linkedJobOf } from './api/job-fields.ts';
import { letterTitles } from './editing/letter-title.ts';
import { getResumeToFollow, listResumes } from './api/resumes-to-follow.ts';

/**
 * `/cover-letters/edit/new`: creates a letter that follows the design of the most recently edited résumé, links it to
 * the job in `?job=`, and redirects to its own URL.
 */
export function NewLetterPage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [search] = useSearchParams();
  const client = useApolloClient();

  /** Returns null if no job was requested or it was deleted, in which case the letter is not linked to a job. */
  const readJob = async (): Promise<LinkedJob | null> => {
    const id = search.get('job');
    if (id === null || id === '') return null;
    try {
      const { data } = await client.query({ query: getJob, variables: { id }, context: keepPlace });
      return data ? linkedJobOf(data.job) : null;
    } catch (error) {
      if (requestFailureOf(error) === 'not-found') return null;
      throw error;
    }
  };
  const readResume = async (): Promise<NewLetter['resume']> => {
    const { data } = await client.query({ query: listResumes, fetchPolicy: 'network-only' });
    const newest = data?.resumes[0];
    if (newest === undefined) return undefined;
    const found = await client.query({ query: getResumeToFollow, variables: { id: newest.id } });
    const reading = parseResumeDocument(found.data?.resume.document);
    return reading.ok ? { id: newest.id, design: reading.document.design } : undefined;
  };
  const create = async (): Promise<string> => {
    const [job, resume] = await Promise.all([readJob(), readResume()]);
    const document = newLetter({ language, job, ...(resume && { resume }) });
    const title = letterTitles(t, language).of(document);
    const variables = { input: { title, document }, jobId: job?.id ?? null };
    const { data } = await client.mutate({ mutation: createLetter, variables });
    if (data == null) throw new Error('The new letter did not arrive.');
    return paths.edit(data.letter.createLetter.id);
  };
  return <NewDocument create={create} />;
}
