import { useFormats, useTranslation } from '@shared/i18n';
import type { PageSize } from '@shared/lists';
import { Button, EmptyState, Page } from '@shared/ui';
import { useState, type ReactNode, type Ref } from 'react';
import { JobsNav } from '../common/jobs-nav.tsx';
import { SearchPage } from '../find/search-page.tsx';
import { useCountText } from '../find/use-count-text.ts';
import type { PostingQuery } from '../find/use-posting-query.ts';
import { AddBlocks } from '../match/add-blocks.tsx';
import { PostingSkeleton } from '../posting/list-skeletons.tsx';
import type { SearchedPages } from '../posting/search-state.tsx';
import { MoreMenu } from '../posting/more-menu.tsx';
import { SidePanel } from '../posting/side-panel.tsx';
import { useSidePanel } from '../posting/use-side-panel.ts';
import type { SavvyPage } from './api/savvy-postings.ts';
import { LearnedDialog } from './learned-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { SavvyList } from './savvy-list.tsx';
import { WeightsPanel } from './weights-panel.tsx';

interface SavvyResultsProps {
  readonly size: PageSize;
  /** Whether there is room for a posting next to the list. */
  readonly isBeside: boolean;
  readonly search: PostingQuery;
  readonly ranked: SearchedPages<SavvyPage>;
  readonly listRef: Ref<HTMLDivElement>;
  readonly renderPosting: (id: string) => ReactNode;
}

/** The ranking, with one posting next to it where there is room for both. */
export function SavvyResults(props: SavvyResultsProps): ReactNode {
  const { size, isBeside, search, ranked, listRef, renderPosting } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const countText = useCountText();
  const [weightsButton, setWeightsButton] = useState<HTMLElement | null>(null);
  const weights = useSidePanel(weightsButton);
  const [dialog, setDialog] = useState<'learned' | 'paste'>();
  const { settled } = search;
  const { page, error } = ranked;
  const total = page?.total ?? 0;
  const openId = isBeside ? settled.posting || (page?.nodes[0]?.posting.id ?? '') : '';
  const isLoading = page === undefined && error === undefined;
  const check = { label: t('savvy.paste.open'), onSelect: () => setDialog('paste') };
  const feedback = { label: t('savvy.learned.title'), onSelect: () => setDialog('learned') };
  const checkButton = (
    <Button size="sm" variant="ghost" onClick={check.onSelect}>
      {check.label}
    </Button>
  );
  const dialogs = (
    <>
      {dialog === 'paste' && <PasteDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'learned' && <LearnedDialog onClose={() => setDialog(undefined)} />}
    </>
  );
  if (page?.hasBlocks === false) {
    return (
      <Page
        title={t('savvy.title')}
        tabs={<JobsNav current="savvy" />}
        actions={isBeside ? checkButton : <MoreMenu entries={[check]} />}
      >
        {dialogs}
        <EmptyState title={t('fit.noBlocks')} sentence={t('fit.noBlocksHelp')} action={<AddBlocks />} />
      </Page>
    );
  }
  const priorities = { label: t('savvy.weights.title'), onSelect: weights.toggle };
  return (
    <>
      {dialogs}
      <SearchPage
        size={size}
        title={t('savvy.title')}
        current="savvy"
        search={search}
        facets={undefined}
        total={page?.total}
        count={page === undefined ? '' : countText(total, true, page.nodes)}
        status={page === undefined ? '' : t('savvy.total', { count: total, shown: formats.number(total) })}
        actions={isBeside ? checkButton : <MoreMenu entries={[priorities, feedback, check]} />}
        tools={
          isBeside && (
            <>
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={feedback.onSelect}>
                {feedback.label}
              </Button>
              <Button
                ref={setWeightsButton}
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-expanded={weights.isOpen}
                aria-controls={weights.isOpen ? weights.id : undefined}
                onClick={weights.toggle}
              >
                {priorities.label}
              </Button>
            </>
          )
        }
        panel={
          weights.isOpen && (
            <SidePanel
              state={weights}
              label={t('savvy.weights.title')}
              size={size}
              edge="end"
              showLabel={t('find.filters.show', { count: total, shown: formats.number(total) })}
            >
              <WeightsPanel />
            </SidePanel>
          )
        }
        list={<SavvyList isBeside={isBeside} openId={openId} search={search} ranked={ranked} />}
        listRef={listRef}
        openId={openId}
        posting={openId === '' ? isLoading ? <PostingSkeleton /> : null : renderPosting(openId)}
      />
    </>
  );
}
