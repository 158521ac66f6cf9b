import { useTranslation } from '@shared/i18n';
import { Box, Flex, ListSkeleton, Stack, Text } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { savvyPath } from '../common/paths.ts';
import { useHasRoomBeside } from '../common/use-is-wide.ts';
import type { Pages } from '../common/use-pages.ts';
import { addressOf, type FindQuery } from '../find/query/find-query.ts';
import { useReasonWords } from '../match/use-reason-words.ts';
import { ScoreMark } from '../match/score-mark.tsx';
import { BesideList } from '../posting/beside-list.tsx';
import { PostingRow } from '../posting/posting-row.tsx';
import { PostingRows } from '../posting/posting-rows.tsx';
import { SearchFailed } from '../posting/search-failed.tsx';
import type { SavvyPage } from './api/savvy-postings.ts';
import { topReasons } from './top-reasons.ts';

interface SavvyListProps {
  readonly query: FindQuery;
  readonly ranked: Pages<SavvyPage> & { readonly error: Error | undefined };
  readonly returnedFrom: string;
  readonly nothing: ReactNode;
  readonly renderPosting: (id: string) => ReactNode;
}

/** Lists postings, the best matches first, each with its score and the reasons for and against it. */
export function SavvyList({ query, ranked, returnedFrom, nothing, renderPosting }: SavvyListProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useHasRoomBeside();
  const words = useReasonWords();
  const { page, failed, error, isOld, retry } = ranked;
  const items = useMemo(() => page?.nodes.map((node) => ({ ...node, id: node.posting.id })) ?? [], [page?.nodes]);
  const openId = isWide ? query.posting || (items[0]?.id ?? '') : '';
  const list = (
    <>
      {error !== undefined && (failed || isOld) && <SearchFailed error={error} onRetry={retry} />}
      {page === undefined && error === undefined && <ListSkeleton rows={6} />}
      {page !== undefined && items.length > 0 && (
        <PostingRows
          label={t('savvy.list')}
          pages={ranked}
          items={items}
          total={page.total}
          returnedFrom={isWide ? '' : returnedFrom}
          renderRow={({ id, posting, fit }) => (
            <PostingRow
              posting={posting}
              title={posting.title}
              company={posting.company}
              to={addressOf(savvyPath, { ...query, posting: id })}
              isOpen={id === openId}
              replaces={isWide && query.posting !== ''}
              isBeside={isWide}
              tools={<ScoreMark score={fit.score} isProvisional={fit.isProvisional} />}
            >
              <Stack as="ul" gap="0.5" listStyleType="none" textStyle="sm">
                {topReasons(fit).map((reason, index) => (
                  <Flex as="li" key={index} gap="2" align="baseline">
                    <Box aria-hidden boxSize="2" borderRadius="2px" bg="secondary.500" flexShrink="0" />
                    <Text as="span" minWidth="0" overflowWrap="anywhere">
                      {words(reason)}
                    </Text>
                  </Flex>
                ))}
              </Stack>
            </PostingRow>
          )}
        />
      )}
      {page !== undefined && items.length === 0 && nothing}
    </>
  );
  if (!isWide) return list;
  return <BesideList list={list} posting={openId === '' ? null : renderPosting(openId)} />;
}
