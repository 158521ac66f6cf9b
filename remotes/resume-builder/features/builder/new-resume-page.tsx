import { newResume } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { useSearchParams } from '@shared/router';
import { Box, ErrorNotice } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { paths } from '../common/paths.ts';
import { listResumes } from '../list/api/list-resumes.ts';
import { BuilderSkeleton } from './builder-skeleton.tsx';

const idsOf = (events: readonly { readonly id: string }[]): readonly string[] => events.map(({ id }) => id);

/** `/resumes/edit/new`: creates a résumé of all blocks (or of none with `?start=empty`) and goes on at its own address. */
export function NewResumePage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [search] = useSearchParams();
  const client = useApolloClient();
  const navigate = useAppNavigate();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const started = useRef(0);

  const create = useEffectEvent(async (): Promise<void> => {
    setFailed(false);
    try {
      const { data: blocks } = await client.query({ query: listResumes, fetchPolicy: 'network-only' });
      const eventIds =
        blocks === undefined || search.get('start') === 'empty'
          ? undefined
          : { work: idsOf(blocks.workEvents), education: idsOf(blocks.eduEvents), skills: idsOf(blocks.skillEvents) };
      const document = newResume(eventIds === undefined ? { language } : { language, eventIds });
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
