import { useApolloClient, useFirstPolicy, useFreshData, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink, lazyComponent, useEnvironment, withTexts } from '@shared/remote-kit';
import { useLocation } from '@shared/router';
import { Box, ButtonLink, EmptyState, ErrorNotice, MainLabel, Page, PlusIcon } from '@shared/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { newRecord } from '@shared/record-forms';
import { useDraftedBlocks } from '../drafts/use-drafted-blocks.ts';
import type { EventDefinition, EventValues } from '../event-definition.ts';
import type { StoredEvent } from '../event-kind.ts';
import { listPlaceIn } from '../list-place.ts';
import { pathsOf } from '../paths.ts';
import { BlockList } from './block-list.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { useListQuery } from './finding/use-list-query.ts';
import { loadVirtualRows } from './rows/block-rows.tsx';

// Few people have orphaned drafts, so the list does not wait for this chunk. It uses the texts of the forms.
const OrphanedDrafts = lazyComponent(async () => {
  const [{ OrphanedDrafts: Late }, { default: texts }] = await Promise.all([
    import('../drafts/orphaned-drafts.tsx'),
    import('../../../locales/en/forms.json'),
  ]);
  return withTexts(Late, { en: texts });
}, Unseen);

// Only the pages of portals that hand over their records need it.
const PortalHistory = lazyComponent(async () => {
  const [{ PortalHistory: Late }, { default: texts }] = await Promise.all([
    import('../portal-history/portal-history.tsx'),
    import('../../../locales/en/portal-history.json'),
  ]);
  return withTexts(Late, { en: texts });
}, Unseen);

/** Renders nothing while the chunk loads or if it fails, because the drafts are only an offer. */
function Unseen(): ReactNode {
  return null;
}

/** `/events/<kind>`: all events of one kind, or the states loading, failed, and empty. */
export function BlockListPage<Event extends StoredEvent, Values extends EventValues, Input>({
  kind,
}: {
  readonly kind: EventDefinition<Event, Values, Input>;
}): ReactNode {
  const { data, error, loading, refetch } = useQuery(kind.list.document, {
    fetchPolicy: useFirstPolicy(kind.list.document),
  });
  useFreshData(kind.list.document, {});
  const events = useMemo(() => (data === undefined ? undefined : kind.list.resultIn(data)), [data, kind]);
  const isWaiting = events === undefined;
  useEffect(() => {
    // A failure shows where the rows are needed, which loads them again.
    if (isWaiting) loadVirtualRows().catch(() => undefined);
  }, [isWaiting]);
  const client = useApolloClient();
  const { t } = useTranslation();
  const formats = useFormats();
  const ownView = kind.useView();
  const view = useMemo(() => ({ ...ownView, titleOf: (event: Event) => kind.titleOf(event, t) }), [ownView, kind, t]);
  const paths = pathsOf(kind);
  const hasPortalRecords = useEnvironment().getHistory !== undefined && kind.hasPortalRecords;
  const { texts } = kind;
  const content = useRef<HTMLDivElement>(null);
  const place = listPlaceIn(useLocation().state);
  const listQuery = useListQuery(kind, view.usualSort);
  const drafted = useDraftedBlocks(kind);
  const missing = useMemo(() => {
    if (events === undefined || drafted.size === 0) return [];
    const known = new Set(events.map(({ id }) => id)).add(newRecord);
    return [...drafted.keys()].filter((id) => !known.has(id));
  }, [events, drafted]);
  const add = (
    <ButtonLink>
      <AppLink to={paths.add}>
        <PlusIcon size={18} aria-hidden />
        <MainLabel>{t(`${texts}.list.add`)}</MainLabel>
      </AppLink>
    </ButtonLink>
  );
  return (
    <Page
      title={t(`${texts}.list.title`)}
      name={texts}
      isLoading={events === undefined}
      count={events !== undefined && events.length > 0 ? formats.number(events.length) : undefined}
      // The button is hidden while the list loads, because it would disappear again, possibly under a click, if the
      // list is empty.
      main={events !== undefined && events.length > 0 ? add : undefined}
    >
      {(missing.length > 0 || drafted.has(newRecord)) && (
        <OrphanedDrafts kind={kind} drafted={drafted} missing={missing} />
      )}
      {hasPortalRecords && <PortalHistory isListEmpty={events?.length === 0} />}
      <Box ref={content} tabIndex={-1} outline="none">
        {events === undefined ? (
          error !== undefined && !loading ? (
            <ErrorNotice title={t('list.loadFailed')} onRetry={() => void refetch().catch(() => undefined)}>
              {t('list.loadFailedHelp')}
            </ErrorNotice>
          ) : (
            <CardsSkeleton />
          )
        ) : events.length === 0 ? (
          <EmptyState title={t(`${texts}.list.emptyTitle`)} sentence={t(`${texts}.list.emptySentence`)} action={add} />
        ) : (
          <BlockList
            kind={kind}
            blocks={events}
            view={view}
            restore={async (copies) => {
              const [operations, { restoreEvents }] = await Promise.all([
                kind.loadOperations(),
                import('./deleting/restore-events.ts'),
              ]);
              await restoreEvents(client, kind, operations, copies);
            }}
            listQuery={listQuery}
            place={place}
            drafted={drafted}
            onFocusLost={() => content.current?.focus({ preventScroll: true })}
          />
        )}
      </Box>
    </Page>
  );
}
