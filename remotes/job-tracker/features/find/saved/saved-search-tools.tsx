import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Button } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { listSavedSearches } from '../api/saved-searches.ts';
import type { SetFilter } from '../filters/set-filters.ts';
import { searchOf, sortOf, type FindQuery } from '../query/find-query.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SavedSearchesDialog } from './saved-searches-dialog.tsx';

interface SavedSearchToolsProps {
  readonly query: FindQuery;
  readonly set: readonly SetFilter[];
}

/** Buttons that save the current search and open the list of saved searches. */
export function SavedSearchTools({ query, set }: SavedSearchToolsProps): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'save' | 'list'>();
  const { data } = useQuery(listSavedSearches, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const words = query.search.trim();
  const count = data?.savedSearches.filter(({ newSince }) => newSince > 0).length ?? 0;
  return (
    <>
      {(words !== '' || set.length > 0) && (
        <Button variant="outline" onClick={() => setOpen('save')}>
          {t('find.saved.save')}
        </Button>
      )}
      {data !== undefined && data.savedSearches.length > 0 && (
        <Button variant="ghost" onClick={() => setOpen('list')}>
          {count === 0 ? t('find.saved.title') : t('find.saved.titleNew', { count })}
        </Button>
      )}
      {open === 'save' && (
        <SaveSearchDialog
          search={searchOf(query)}
          sort={sortOf(query)}
          saved={undefined}
          name={[words, ...set.map(({ label }) => label)].filter((part) => part !== '').join(', ')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'list' && <SavedSearchesDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
