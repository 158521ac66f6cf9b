import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import {
  AppDialog,
  Badge,
  Box,
  Button,
  ChakraLink,
  ErrorNotice,
  Flex,
  IconAction,
  ListSkeleton,
  PencilIcon,
  Stack,
  Text,
  Trash2Icon,
} from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { findPath } from '../../common/paths.ts';
import { listSavedSearches, type SavedSearch } from '../api/saved-searches.ts';
import { addressOf } from '../query/find-query.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** Lists the saved searches with their numbers of new results; they can be opened, renamed, emailed, and deleted. */
export function SavedSearchesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { remove, see } = useSavedSearches();
  const { data, error, loading, refetch } = useQuery(listSavedSearches, {
    fetchPolicy: 'network-only',
    context: keepPlace,
  });
  const [changed, setChanged] = useState<SavedSearch>();
  const list = useRef<HTMLDivElement>(null);
  if (changed !== undefined) {
    const { search, sort, name } = changed;
    return (
      <SaveSearchDialog
        search={search}
        sort={sort}
        name={name}
        saved={changed}
        others={data?.savedSearches ?? []}
        onClose={() => setChanged(undefined)}
      />
    );
  }
  const digest = data?.searchDigest ?? null;
  const isMailed = data?.savedSearches.some(({ mailed }) => mailed) === true;
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('find.saved.title')}
      actions={<Button onClick={onClose}>{t('find.saved.close')}</Button>}
    >
      <Stack ref={list} gap="3" tabIndex={-1} outline="none">
        {data === undefined &&
          (error === undefined || loading ? (
            <ListSkeleton rows={2} />
          ) : (
            <ErrorNotice title={t('find.saved.listFailed')} onRetry={() => void refetch().catch(() => undefined)} />
          ))}
        {data?.savedSearches.length === 0 && <Text>{t('find.saved.none')}</Text>}
        {data?.savedSearches.map((saved) => (
          <Flex key={saved.id} gap="3" align="center" justify="space-between" borderBottomWidth="1px" pb="3">
            <Box minWidth="0" overflowWrap="anywhere">
              <Flex gap="2" align="center" wrap="wrap">
                <ChakraLink asChild>
                  <AppLink
                    to={addressOf(findPath, {
                      search: saved.search.words ?? '',
                      filters: saved.search,
                      sort: saved.sort,
                      posting: '',
                    })}
                    onClick={() => {
                      see(saved);
                      onClose();
                    }}
                  >
                    {saved.name}
                  </AppLink>
                </ChakraLink>
                {saved.newSince > 0 && (
                  <Badge colorPalette="secondary">{t('find.saved.new', { count: saved.newSince })}</Badge>
                )}
              </Flex>
              <Text textStyle="sm" color="fg.muted">
                {t(saved.mailed ? 'find.saved.isMailed' : 'find.saved.isNotMailed')}
              </Text>
            </Box>
            <Flex gap="1" flexShrink="0">
              <IconAction
                tip={t('find.saved.change')}
                label={t('find.saved.changeOf', { name: saved.name })}
                onClick={() => setChanged(saved)}
              >
                <PencilIcon size={18} />
              </IconAction>
              <IconAction
                tip={t('delete')}
                label={t('find.saved.deleteOf', { name: saved.name })}
                onClick={() => void remove(saved).then(() => list.current?.focus())}
              >
                <Trash2Icon size={18} />
              </IconAction>
            </Flex>
          </Flex>
        ))}
        {isMailed && digest !== null && (
          <Text role="status" textStyle="sm" color="fg.muted">
            {t(digest.isConfirmed ? 'find.saved.goes' : 'find.saved.waits', { email: digest.email })}
          </Text>
        )}
      </Stack>
    </AppDialog>
  );
}
