import { dataOf, keepPlace, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, ErrorNotice, ListSkeleton, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { letterPath } from '../common/paths.ts';
import { createTailoredLetter, tailorLetter, type ProposedLetter } from './api/tailor.ts';
import { chosenOf, keyOf, shifted, withOrder, withTaken } from './choices.ts';
import { Gaps } from './gaps.tsx';
import { MakeBar } from './make-bar.tsx';
import { ProposedLine } from './proposed-line.tsx';
import type { TailorProps } from './tailor-resume.tsx';
import { useMaking } from './use-making.ts';
import { useReasons } from './use-reasons.ts';

/** The name of the one list of a letter. */
const listName = 'paragraphs';

/** A letter for a job: which paragraphs are proposed for it. */
export function TailorLetter({ target, tailoring }: TailorProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(tailorLetter, {
    variables: { postingId: target.postingId, jobId: target.jobId },
    fetchPolicy: 'no-cache',
    context: keepPlace,
  });
  if (data !== undefined) {
    return <Proposal proposal={data.tailorLetter} target={target} tailoring={tailoring} />;
  }
  if (error === undefined || loading) return <ListSkeleton rows={3} />;
  return (
    <ErrorNotice title={t('tailor.proposalFailed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('tailor.proposalFailedHelp')}
    </ErrorNotice>
  );
}

interface ProposalProps extends TailorProps {
  readonly proposal: ProposedLetter;
}

function Proposal({ proposal, target, tailoring }: ProposalProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const reasonsOf = useReasons();
  const make = useMaking('letter');
  const choices = tailoring.choices.letter;
  const paragraphs = chosenOf(proposal.paragraphs, listName, choices);
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
              onInclude={(wanted) => tailoring.choose('letter', withTaken(choices, keyOf(listName, id), wanted))}
              onMove={(by) => tailoring.choose('letter', withOrder(choices, listName, shifted(paragraphs, id, by)))}
            />
          </li>
        ))}
      </Stack>
      <MakeBar
        label={t('tailor.makeLetter')}
        kind="letter"
        target={target}
        tailoring={tailoring}
        obstacle={taken.length === 0 ? t('tailor.nothingChosen') : ''}
        onMake={(title) =>
          make(async (client) => {
            const { postingId, jobId } = target;
            const input = { title, postingId, jobId, paragraphIds: taken.map(({ id }) => id), language };
            const result = await client.mutate({
              mutation: createTailoredLetter,
              variables: { id: tailoring.idFor(input), input },
              context: keepPlace,
            });
            tailoring.forget();
            return dataOf(result).letter.createTailoredLetter.id;
          }, letterPath)
        }
      />
    </>
  );
}
