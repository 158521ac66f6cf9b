import { dataOf, keepPlace, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, ErrorNotice, ListSkeleton, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { letterPath } from '../common/paths.ts';
import { createTailoredLetter, tailorLetter, type ProposedLetter, type ProposedParagraph } from './api/tailor.ts';
import { chosen, shifted } from './choices.ts';
import { Gaps } from './gaps.tsx';
import { MakeBar } from './make-bar.tsx';
import { ProposedLine } from './proposed-line.tsx';
import { usualTitle, type TailorTarget } from './target.ts';
import { useMaking } from './use-making.ts';
import { useReasons } from './use-reasons.ts';

interface TailorLetterProps {
  readonly target: TailorTarget;
  readonly onClose: () => void;
}

/** A letter for a job: which paragraphs are proposed for it. */
export function TailorLetter({ target, onClose }: TailorLetterProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(tailorLetter, {
    variables: { postingId: target.postingId, jobId: target.jobId },
    fetchPolicy: 'no-cache',
    context: keepPlace,
  });
  if (data !== undefined) return <Proposal proposal={data.tailorLetter} target={target} onClose={onClose} />;
  if (error === undefined || loading) return <ListSkeleton rows={3} />;
  return (
    <ErrorNotice title={t('tailor.proposalFailed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('tailor.proposalFailedHelp')}
    </ErrorNotice>
  );
}

interface ProposalProps extends TailorLetterProps {
  readonly proposal: ProposedLetter;
}

function Proposal({ proposal, target, onClose }: ProposalProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const reasonsOf = useReasons();
  const make = useMaking('letter');
  const [paragraphs, setParagraphs] = useState<readonly ProposedParagraph[]>(proposal.paragraphs);
  const taken = paragraphs.filter(({ include }) => include);
  if (proposal.paragraphs.length === 0) {
    return (
      <Stack gap="3" align="flex-start">
        <Text>{t('tailor.noParagraphs')}</Text>
        <ButtonLink variant="outline">
          <AppLink to="/events/cover-letter/new">{t('tailor.addParagraph')}</AppLink>
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <>
      {proposal.isProvisional && (
        <Text textStyle="sm" color="fg.muted">
          {t('tailor.provisional')}
        </Text>
      )}
      <Gaps gaps={proposal.gaps} />
      <Stack as="ul" aria-label={t('tailor.sections.paragraphs')} listStyleType="none" gap="3">
        {paragraphs.map(({ id, kind, title, include, reasons }) => (
          <li key={id}>
            <ProposedLine
              isStrong
              name={title.trim() === '' ? t(`tailor.paragraphs.${kind}`) : title}
              include={include}
              isInBase={undefined}
              reason={reasonsOf(reasons)}
              place={taken.findIndex((each) => each.id === id)}
              count={taken.length}
              onInclude={(wanted) => setParagraphs(chosen(paragraphs, id, wanted))}
              onMove={(by) => setParagraphs(shifted(paragraphs, id, by))}
            />
          </li>
        ))}
      </Stack>
      <MakeBar
        label={t('tailor.makeLetter')}
        title={usualTitle(target)}
        obstacle={taken.length === 0 ? t('tailor.nothingChosen') : ''}
        onMake={(title) =>
          make(async (client) => {
            const { postingId, jobId } = target;
            const input = { title, postingId, jobId, paragraphIds: taken.map(({ id }) => id), language };
            const result = await client.mutate({
              mutation: createTailoredLetter,
              variables: { input },
              context: keepPlace,
            });
            return dataOf(result).letter.createTailoredLetter.id;
          }, letterPath)
        }
        onClose={onClose}
      />
    </>
  );
}
