import type { PageCount } from '@shared/builder';
import { dataOf, keepPlace, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { AppLink, lazyComponent } from '@shared/remote-kit';
import { ButtonLink, Stack, Text } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { listDocuments } from '../common/api/list-documents.ts';
import { letterPath } from '../common/paths.ts';
import { createTailoredLetter, type ProposedLetter as Proposal } from './api/tailor.ts';
import { applyChoices, keyOf, noChoices, shifted, withOrder, withTaken } from './choices.ts';
import { CreateBar } from './create-bar.tsx';
import { ProposedLine } from './proposed-line.tsx';
import { Starters } from './starters.tsx';
import { Summary } from './summary.tsx';
import type { TailorProps } from './use-tailoring.ts';
import { SplitView } from './split-view.tsx';
import { useCreateDocument } from './use-create-document.ts';
import { useReasons } from './proposed-blocks.tsx';

const TailoredLetterPages = lazyComponent(
  async () => (await import('./pages/tailored-letter-pages.tsx')).TailoredLetterPages,
);

/** The name of a letter's only list. */
const listName = 'paragraphs';
/** The maximum number of pages of a letter. */
const maxPages = 1;

const idsTaken = (list: Proposal['paragraphs']): readonly string[] =>
  list.filter(({ include }) => include).map(({ id }) => id);

interface ProposedLetterProps extends TailorProps {
  readonly proposal: Proposal;
  readonly onReload: () => Promise<unknown>;
}

/** Shows a proposed letter with the person's choices, and its real page next to it. */
export function ProposedLetter({ proposal, target, tailoring, onReload }: ProposedLetterProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const reasonsOf = useReasons();
  const make = useCreateDocument('letter');
  const documents = useQuery(listDocuments, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const [drawn, setDrawn] = useState<PageCount>(null);
  const choices = tailoring.choices.letter;
  const paragraphs = useMemo(
    () => [...applyChoices(proposal.paragraphs, listName, choices)],
    [proposal.paragraphs, choices],
  );
  const taken = useMemo(() => idsTaken(paragraphs), [paragraphs]);
  if (proposal.paragraphs.length === 0 && proposal.starters.length > 0) {
    return <Starters starters={proposal.starters} onKept={onReload} />;
  }
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
  // Like letters created elsewhere, it follows the résumé that was changed last.
  const resumeId = documents.data?.resumes[0]?.id ?? '';
  const isChanged = taken.join() !== idsTaken(proposal.paragraphs).join();
  return (
    <SplitView
      notes={
        <Summary
          proposal={{ mostPages: maxPages, lacks: proposal.lacks }}
          hasText={target.hasText}
          pageCount={drawn}
          {...(isChanged && { onBack: () => tailoring.choose('letter', noChoices) })}
        />
      }
      gaps={proposal.gaps}
      choices={
        <Stack gap="4">
          <Stack as="ul" aria-label={t('tailor.sections.paragraphs')} listStyleType="none" gap="3">
            {paragraphs.map(({ id, kind, title, include, reasons }) => (
              <li key={id}>
                <ProposedLine
                  isStrong
                  name={title.trim() === '' ? t(`tailor.paragraphs.${kind}`) : title}
                  include={include}
                  isInBase={undefined}
                  reason={reasonsOf(reasons)}
                  place={taken.indexOf(id)}
                  count={taken.length}
                  onInclude={(wanted) => tailoring.choose('letter', withTaken(choices, keyOf(listName, id), wanted))}
                  onMove={(by) => tailoring.choose('letter', withOrder(choices, listName, shifted(paragraphs, id, by)))}
                />
              </li>
            ))}
          </Stack>
          <CreateBar
            label={t('tailor.makeLetter')}
            kind="letter"
            target={target}
            tailoring={tailoring}
            obstacle={taken.length === 0 ? t('tailor.nothingChosen') : ''}
            onMake={(title) =>
              make(async (client) => {
                const { postingId, jobId } = target;
                const follows = resumeId === '' ? null : resumeId;
                const input = { title, postingId, jobId, resumeId: follows, paragraphIds: [...taken], language };
                const result = await client.mutate({
                  mutation: createTailoredLetter,
                  variables: { id: tailoring.idFor(input), input },
                  context: keepPlace,
                });
                const { id } = dataOf(result).letter.createTailoredLetter;
                tailoring.forget();
                return id;
              }, letterPath)
            }
          />
        </Stack>
      }
      page={<TailoredLetterPages target={target} paragraphIds={taken} resumeId={resumeId} onCount={setDrawn} />}
    />
  );
}
