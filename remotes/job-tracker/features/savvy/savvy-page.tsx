import { keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Button, EmptyState, Page, Stack, Text } from '@shared/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { JobsNav } from '../common/jobs-nav.tsx';
import { savvyPath } from '../common/paths.ts';
import { useHasRoomBeside } from '../common/use-is-wide.ts';
import { usePages } from '../common/use-pages.ts';
import { useToday } from '../common/use-today.ts';
import { FilterTools } from '../find/filters/filter-tools.tsx';
import { NothingFound } from '../find/nothing-found.tsx';
import { addressOf, searchInput, searchOf } from '../find/query/find-query.ts';
import { SearchBar } from '../find/search-bar.tsx';
import { usePostingQuery } from '../find/use-posting-query.ts';
import { AddBlocks } from '../match/add-blocks.tsx';
import { PostingMatch } from '../match/posting-match.tsx';
import { PostingPage } from '../posting/posting-page.tsx';
import { PostingView } from '../posting/posting-view.tsx';
import { savvyPostings } from './api/savvy-postings.ts';
import { DismissMenu } from './dismiss-menu.tsx';
import { LearnedDialog } from './learned-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { SavvyList } from './savvy-list.tsx';
import { useDismissals } from './use-dismissals.ts';
import { WeightsPanel } from './weights-panel.tsx';

/** The number of postings per page. */
const pageLength = 25;

/** `/jobs/savvy`: postings ordered by how well they match the person's blocks. */
export function SavvyPage(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const today = useToday();
  const isWide = useHasRoomBeside();
  const { query, settled, set, lastOpen, onSearch, onFilters, onClose } = usePostingQuery();
  const { dismiss } = useDismissals();
  const [isWeighing, setIsWeighing] = useState(false);
  const [dialog, setDialog] = useState<'learned' | 'paste'>();
  const weightsId = useId();
  const content = useRef<HTMLDivElement>(null);
  const result = useQuery(savvyPostings, {
    variables: { search: searchInput(searchOf(settled)), first: pageLength, today },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  const pages = usePages(result, (data) => data.savvyPostings);
  const { page } = pages;
  const back = addressOf(savvyPath, { ...settled, posting: '' });
  const view = (id: string, isPage: boolean): ReactNode => (
    <PostingView
      key={id}
      id={id}
      isPage={isPage}
      renderActions={(posting) => (
        <DismissMenu
          title={posting.title}
          onDismiss={(reason) =>
            void dismiss(posting, reason).then((isDone) => {
              if (!isDone) return;
              onClose();
              requestAnimationFrame(() => content.current?.focus({ preventScroll: true }));
            })
          }
        />
      )}
      renderMore={() => <PostingMatch id={id} isOpen />}
    />
  );
  if (!isWide && settled.posting !== '') return <PostingPage back={back}>{view(settled.posting, true)}</PostingPage>;

  const total = page?.total ?? 0;
  const frame = {
    title: t('savvy.title'),
    tabs: <JobsNav current="savvy" />,
    actions: (
      <Button variant="outline" size="sm" onClick={() => setDialog('paste')}>
        {t('savvy.paste.open')}
      </Button>
    ),
  };
  const paste = dialog === 'paste' && <PasteDialog onClose={() => setDialog(undefined)} />;
  if (page?.hasBlocks === false) {
    return (
      <Page {...frame}>
        {paste}
        <EmptyState title={t('fit.noBlocks')} sentence={t('fit.noBlocksHelp')} action={<AddBlocks />} />
      </Page>
    );
  }
  return (
    <Page {...frame}>
      {paste}
      <Stack ref={content} gap="4" tabIndex={-1} outline="none">
        <SearchBar query={query} onSearch={onSearch} onFilters={onFilters} />
        <FilterTools
          filters={query.filters}
          set={set}
          facets={undefined}
          showLabel={t('find.filters.show', { count: total, shown: formats.number(total) })}
          onFilters={onFilters}
        >
          <Button
            variant="outline"
            colorPalette="gray"
            aria-expanded={isWeighing}
            aria-controls={isWeighing ? weightsId : undefined}
            onClick={() => setIsWeighing(!isWeighing)}
          >
            {t('savvy.weights.title')}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => setDialog('learned')}>
            {t('savvy.learned.title')}
          </Button>
        </FilterTools>
        {isWeighing && <WeightsPanel id={weightsId} />}
        {dialog === 'learned' && <LearnedDialog onClose={() => setDialog(undefined)} />}
        <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
          {page !== undefined && t('savvy.total', { count: total, shown: formats.number(total) })}
        </Text>
        <Box>
          <SavvyList
            query={settled}
            ranked={{ ...pages, error: result.loading ? undefined : result.error }}
            returnedFrom={lastOpen}
            nothing={
              <NothingFound words={settled.search} set={set} onChange={onFilters} onNoWords={() => onSearch('')} />
            }
            renderPosting={(id) => view(id, false)}
          />
        </Box>
      </Stack>
    </Page>
  );
}
