import type { PageCount } from '@shared/builder';
import { eventSectionKinds } from '@shared/documents';
import { dataOf, keepPlace } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Stack, Text } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { resumePath } from '../common/paths.ts';
import { AddBlocks } from '../match/add-blocks.tsx';
import { createTailoredResume, type ProposedResume as Proposal } from './api/tailor.ts';
import { applyBlockChoices, compareChoices, noChoices, sentOf } from './choices.ts';
import { CreateBar } from './create-bar.tsx';
import { ProposedBlocks } from './proposed-blocks.tsx';
import { Summary } from './summary.tsx';
import type { TailorProps } from './use-tailoring.ts';
import { SplitView } from './split-view.tsx';
import { useCreateDocument } from './use-create-document.ts';

const TailoredResumePages = lazyComponent(
  async () => (await import('./pages/tailored-resume-pages.tsx')).TailoredResumePages,
);

interface ProposedResumeProps extends TailorProps {
  readonly proposal: Proposal;
  /** Id of the résumé to start from; '' for an empty one. */
  readonly base: string;
  /** The BCP 47 tag of the interface language. */
  readonly language: string;
}

/** Shows a proposed résumé with the person's choices, and its real pages next to it. */
export function ProposedResume(props: ProposedResumeProps): ReactNode {
  const { proposal, target, tailoring, base, language } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const make = useCreateDocument('resume');
  const choices = tailoring.choices.resume;
  const blocks = useMemo(
    () => eventSectionKinds.flatMap((kind) => applyBlockChoices(proposal.blocks, kind, choices)),
    [proposal.blocks, choices],
  );
  const [drawn, setDrawn] = useState<PageCount>(null);
  if (proposal.blocks.length === 0) {
    return (
      <Stack gap="3" align="flex-start">
        <Text>{t('tailor.noBlocks')}</Text>
        <AddBlocks />
      </Stack>
    );
  }
  const { baseTitle } = proposal;
  const { comes, goes } = compareChoices(blocks);
  const sent = sentOf(blocks);
  const isChanged = JSON.stringify(sent) !== JSON.stringify(sentOf(proposal.blocks));
  return (
    <SplitView
      notes={
        <Summary
          proposal={proposal}
          hasText={target.hasText}
          difference={
            baseTitle === null
              ? ''
              : t('tailor.compared', { base: baseTitle, comes: formats.number(comes), goes: formats.number(goes) })
          }
          // Until the pages are rendered here, the server's count applies to an unchanged proposal.
          pageCount={typeof drawn === 'number' || isChanged ? drawn : proposal.pages}
          {...(isChanged && { onBack: () => tailoring.choose('resume', noChoices) })}
        />
      }
      gaps={proposal.gaps}
      choices={
        <Stack gap="4">
          <ProposedBlocks
            blocks={blocks}
            hasBase={baseTitle !== null}
            choices={choices}
            onChoose={(next) => tailoring.choose('resume', next)}
          />
          <CreateBar
            label={t('tailor.makeResume')}
            kind="resume"
            target={target}
            tailoring={tailoring}
            obstacle={sent.length === 0 ? t('tailor.nothingChosen') : ''}
            onMake={(title) =>
              make(async (client) => {
                const { postingId, jobId } = target;
                const baseResumeId = base === '' ? null : base;
                const input = { title, postingId, jobId, baseResumeId, choices: sent, language };
                const result = await client.mutate({
                  mutation: createTailoredResume,
                  variables: { id: tailoring.idFor(input), input },
                  context: keepPlace,
                });
                const { id } = dataOf(result).resume.createTailoredResume;
                tailoring.forget();
                return id;
              }, resumePath)
            }
          />
        </Stack>
      }
      page={<TailoredResumePages blocks={blocks} base={base} onCount={setDrawn} />}
    />
  );
}
