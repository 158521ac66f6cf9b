import { dataOf, keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useLocale, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Badge, ErrorNotice, Field, Flex, ListSkeleton, NativeSelect, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { resumePath } from '../common/paths.ts';
import { createTailoredResume, tailorResume, type ProposedBlock, type ProposedResume } from './api/tailor.ts';
import { listDocuments } from '../common/api/list-documents.ts';
import { choicesOf, compared } from './choices.ts';
import { Gaps } from './gaps.tsx';
import { MakeBar } from './make-bar.tsx';
import { ProposedBlocks } from './proposed-blocks.tsx';
import { usualTitle, type TailorTarget } from './target.ts';
import { useMaking } from './use-making.ts';

const pageCounts = ['1', '2'] as const;

interface TailorResumeProps {
  readonly target: TailorTarget;
  readonly onClose: () => void;
}

/** A résumé for a job: on which pages and beginning as which other one, and what is proposed for it. */
export function TailorResume({ target, onClose }: TailorResumeProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const documents = useQuery(listDocuments, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const [chosenBase, setChosenBase] = useState<string>();
  // Until somebody chooses, as many as the base has.
  const [pages, setPages] = useState<(typeof pageCounts)[number]>();
  const resumes = documents.data?.resumes ?? [];
  // The one that was changed last is most likely meant.
  const base = chosenBase ?? resumes[0]?.id ?? '';
  const isReady = documents.data !== undefined || documents.error !== undefined;
  const { data, error, loading, refetch } = useQuery(tailorResume, {
    variables: {
      postingId: target.postingId,
      jobId: target.jobId,
      baseResumeId: base === '' ? null : base,
      pages: pages === undefined ? null : Number(pages),
      language,
    },
    fetchPolicy: isReady ? 'no-cache' : 'standby',
    context: keepPlace,
  });
  return (
    <Stack gap="5">
      <Flex gap="4" wrap="wrap" align="flex-end">
        {resumes.length > 0 && (
          <Field.Root flex="1" minWidth="12rem">
            <Field.Label>{t('tailor.base')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={base} onChange={({ target: { value } }) => setChosenBase(value)}>
                {resumes.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title.trim() === '' ? t('tailor.untitled') : title}
                  </option>
                ))}
                <option value="">{t('tailor.noBase')}</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        )}
        <Choice
          label={t('tailor.pagesLabel')}
          value={pages ?? (data?.tailorResume.mostPages === 2 ? '2' : '1')}
          options={pageCounts.map((value) => ({ value, label: t('tailor.atMost', { count: Number(value) }) }))}
          onChange={setPages}
        />
      </Flex>
      {data === undefined &&
        (error === undefined || loading ? (
          <>
            <Text role="status" textStyle="sm" color="fg.muted">
              {t('tailor.working')}
            </Text>
            <ListSkeleton rows={3} />
          </>
        ) : (
          <ErrorNotice title={t('tailor.proposalFailed')} onRetry={() => void refetch().catch(() => undefined)}>
            {t('tailor.proposalFailedHelp')}
          </ErrorNotice>
        ))}
      {data !== undefined && (
        <Proposal
          // Another question is another proposal.
          key={`${base} ${pages ?? ''}`}
          proposal={data.tailorResume}
          target={target}
          base={base}
          language={language}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}

interface ProposalProps {
  readonly proposal: ProposedResume;
  readonly target: TailorTarget;
  readonly base: string;
  readonly language: string;
  readonly onClose: () => void;
}

function Proposal({ proposal, target, base, language, onClose }: ProposalProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const make = useMaking('resume');
  const [changed, setChanged] = useState<readonly ProposedBlock[]>();
  const blocks = changed ?? proposal.blocks;
  const { comes, goes } = compared(blocks);
  const choices = choicesOf(blocks);
  if (proposal.blocks.length === 0) return <Text>{t('tailor.noBlocks')}</Text>;
  return (
    <>
      <Stack gap="1" role="status">
        <Flex gap="2" align="center" wrap="wrap">
          <Text>{t('tailor.counted', { count: proposal.pages })}</Text>
          {changed !== undefined && <Badge colorPalette="gray">{t('tailor.beforeChanges')}</Badge>}
        </Flex>
        {!proposal.fits && <Text color="fg.warning">{t('tailor.tooLong', { count: proposal.mostPages })}</Text>}
        {proposal.baseTitle !== null && (
          <Text textStyle="sm" color="fg.muted">
            {t('tailor.compared', {
              base: proposal.baseTitle,
              comes: formats.number(comes),
              goes: formats.number(goes),
            })}
          </Text>
        )}
        {proposal.isProvisional && (
          <Text textStyle="sm" color="fg.muted">
            {t('tailor.provisional')}
          </Text>
        )}
      </Stack>
      <Gaps gaps={proposal.gaps} />
      <ProposedBlocks blocks={blocks} hasBase={proposal.baseTitle !== null} onChange={setChanged} />
      <MakeBar
        label={t('tailor.makeResume')}
        title={usualTitle(target)}
        obstacle={choices.length === 0 ? t('tailor.nothingChosen') : ''}
        onMake={(title) =>
          make(async (client) => {
            const { postingId, jobId } = target;
            const input = { title, postingId, jobId, baseResumeId: base === '' ? null : base, choices, language };
            const result = await client.mutate({
              mutation: createTailoredResume,
              variables: { input },
              context: keepPlace,
            });
            return dataOf(result).resume.createTailoredResume.id;
          }, resumePath)
        }
        onClose={onClose}
      />
    </>
  );
}
