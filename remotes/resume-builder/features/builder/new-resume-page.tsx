import { NewDocument } from '@shared/builder';
import { newResume, resumeOfBlocks, type ResumeDocument } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { paths } from '../common/paths.ts';
import { getBlocksToStart } from './api/get-blocks-to-start.ts';

/**
 * `/resumes/edit/new`: creates a résumé of all blocks (in a template with `?template=`, or of none with `?start=empty`) and
 * goes on at its own address.
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
    return resumeOfBlocks({
      language,
      blocks: { work, education, skills },
      template: search.get('template') ?? undefined,
    });
  };
  const create = async (): Promise<string> => {
    const document = search.get('start') === 'empty' ? newResume({ language }) : await ofBlocks();
    const { data } = await client.mutate({
      mutation: createResume,
      variables: { input: { title: t('builder.newTitle'), document } },
    });
    if (data == null) throw new Error('The new résumé did not arrive.');
    return paths.edit(data.resume.createResume.id);
  };
  return <NewDocument create={create} />;
}
