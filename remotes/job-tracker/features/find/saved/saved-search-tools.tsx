import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Button } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { MoreMenu } from '../../posting/more-menu.tsx';
import { listSavedSearches } from '../api/saved-searches.ts';
import type { SetFilter } from '../filters/set-filters.ts';
import { searchOf, sortOf, type FindQuery } from '../query/find-query.ts';
import { isSameSearch, useSearchName } from './search-name.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SavedSearchesDialog } from './saved-searches-dialog.tsx';

interface SavedSearchToolsProps {
  readonly query: FindQuery;
  readonly set: readonly SetFilter[];
  /** Whether there is room for the actions' names; otherwise they are a menu. */
  readonly isRoomy: boolean;
}

/** Actions that save the current search and open the list of saved searches. */
export function SavedSearchTools({ query, set, isRoomy }: SavedSearchToolsProps): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'save' | 'list'>();
  const nameOf = useSearchName();
  const { data } = useQuery(listSavedSearches, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const words = query.search.trim();
  const again = data?.savedSearches.find(isSameSearch(searchOf(query)));
  const count = data?.savedSearches.filter(({ newSince }) => newSince > 0).length ?? 0;
  const entries = [
    ...(words === '' && set.length === 0 ? [] : [{ label: t('find.saved.save'), onSelect: () => setOpen('save') }]),
    ...(data === undefined || data.savedSearches.length === 0
      ? []
      : [
          {
            label: count === 0 ? t('find.saved.title') : t('find.saved.titleNew', { count }),
            onSelect: () => setOpen('list'),
          },
        ]),
  ];
  return (
    <>
      {!isRoomy && <MoreMenu entries={entries} />}
      {isRoomy &&
        entries.map(({ label, onSelect }) => (
          <Button key={label} size="sm" variant="ghost" onClick={onSelect}>
            {label}
          </Button>
        ))}
      {open === 'save' && (
        <SaveSearchDialog
          search={searchOf(query)}
          sort={sortOf(query)}
          saved={again}
          isAgain={again !== undefined}
          others={data?.savedSearches ?? []}
          name={nameOf(query, set)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'list' && <SavedSearchesDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
