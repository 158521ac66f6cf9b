import { newResume, resumeOfBlocks, type ResumeDocument } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { useSearchParams } from '@shared/router';
import { Box, ErrorNotice } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { paths } from '../common/paths.ts';
import { getBlocksToStart } from './api/get-blocks-to-start.ts';
import { BuilderSkeleton } from './builder-skeleton.tsx';

/**
 * `/resumes/edit/new`: creates a résumé of all blocks (in a template with `?template=`, or of none with `?start=empty`) and
 * goes on at its own address.
 */
export function NewResumePage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [search] = useSearchParams();
  const client = useApolloClient();
  const navigate = useAppNavigate();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const started = useRef(0);

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
  const create = useEffectEvent(async (): Promise<void> => {
    setFailed(false);
    try {
      const document = search.get('start') === 'empty' ? newResume({ language }) : await ofBlocks();
      const { data } = await client.mutate({
        mutation: createResume,
        variables: { input: { title: t('builder.newTitle'), document } },
      });
      if (data == null) throw new Error('The new résumé did not arrive.');
      navigate(paths.edit(data.resume.createResume.id), { replace: true });
    } catch {
      setFailed(true);
    }
  });
  useEffect(() => {
    // An effect may run twice for one attempt; the résumé is created once.
    if (started.current === attempt) return;
    started.current = attempt;
    void create();
  }, [attempt]);

  if (!failed) return <BuilderSkeleton />;
  return (
    <Box maxWidth="reading" mx="auto" p={{ base: '4', md: '8' }}>
      <ErrorNotice title={t('builder.createFailed')} onRetry={() => setAttempt((before) => before + 1)}>
        {t('builder.createFailedHelp')}
      </ErrorNotice>
    </Box>
  );
}
