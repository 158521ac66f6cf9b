import { useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { Choice, NothingFound, SearchBox, useAddressQuery } from '@shared/lists';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, EmptyState, ErrorNotice, ListSkeleton, MainLabel, Page, PlusIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { JobsNav } from '../common/jobs-nav.tsx';
import { newPersonPath } from '../common/paths.ts';
import { usePages } from '../common/use-pages.ts';
import { useReturn } from '../common/use-return.ts';
import { listPeople } from './api/list-people.ts';
import { peopleForm, personSorts, peopleVariables } from './people-query.ts';
import { PeopleRows } from './people-rows.tsx';

/** `/jobs/people`: the people that the person knows at companies, across all jobs. */
export function PeoplePage(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { query, settled, change } = useAddressQuery(peopleForm);
  const result = useQuery(listPeople, {
    variables: peopleVariables(settled),
    fetchPolicy: 'cache-and-network',
  });
  const { page, failed, retry, hasMore, loadMore } = usePages(result, ({ people }) => people);
  useReturn(async () => {
    await result.refetch();
    return () => undefined;
  });
  const isSearched = settled.search.trim() !== '';
  const frame = { title: t('people.title'), tabs: <JobsNav current="people" /> };
  const add = (
    <ButtonLink>
      <AppLink to={newPersonPath}>
        <PlusIcon size={18} aria-hidden />
        <MainLabel>{t('people.add')}</MainLabel>
      </AppLink>
    </ButtonLink>
  );
  if (failed) {
    return (
      <Page {...frame}>
        <ErrorNotice title={t('people.loadFailed')} onRetry={retry}>
          {t('loadFailedHelp')}
        </ErrorNotice>
      </Page>
    );
  }
  if (page?.total === 0 && !isSearched) {
    return (
      <Page {...frame}>
        <EmptyState title={t('people.empty.title')} sentence={t('people.empty.sentence')} action={add} />
      </Page>
    );
  }
  return (
    <Page
      {...frame}
      count={
        page === undefined ? undefined : t('people.total', { count: page.total, shown: formats.number(page.total) })
      }
      main={add}
      toolbar={
        <>
          <SearchBox label={t('people.search')} search={query.search} onSearch={(search) => change({ search })} />
          <Choice
            label={t('people.sort.label')}
            value={query.sort}
            options={personSorts.map((sort) => ({ value: sort, label: t(`people.sort.${sort}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </>
      }
    >
      <Text role="status" srOnly>
        {page !== undefined && t('people.count', { count: page.total })}
      </Text>
      {page === undefined && <ListSkeleton rows={6} />}
      {page?.total === 0 && (
        <NothingFound
          message={t('people.nothingFound', { search: settled.search })}
          showAll={t('people.showAll')}
          onShowAll={() => change({ search: '' })}
        />
      )}
      {page !== undefined && page.total > 0 && (
        <PeopleRows people={page.nodes} total={page.total} onEnd={() => hasMore && loadMore()} />
      )}
    </Page>
  );
}
