import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useParams, useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { useDraftContext } from '../drafts/use-draft-context.ts';
import type { EventPageProps, EventValues } from '../event-definition.ts';
import type { StoredEvent } from '../event-kind.ts';
import { copyParameter } from '../paths.ts';
import { BlockLoader } from './block-loader.tsx';
import { EventFormPage } from './event-form-page.tsx';

/** `/events/<kind>/edit/:eventId`: the form of an existing event. */
export function EditPage<Event extends StoredEvent, Values extends EventValues, Input>(
  props: EventPageProps<Event, Values, Input>,
): ReactNode {
  const { kind, operations, form } = props;
  const { t } = useTranslation();
  const { eventId = '' } = useParams();
  // Always loaded from the network, because editing an outdated version would end in a conflict.
  const { data, error, loading, refetch } = useQuery(operations.read.document, {
    variables: { id: eventId },
    fetchPolicy: 'network-only',
    ...useDraftContext(kind, eventId),
  });
  return (
    <BlockLoader
      key={eventId}
      edited={eventId}
      kind={kind}
      block={data === undefined ? undefined : operations.read.resultIn(data)}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(event) => (
        <EventFormPage {...props} title={t(`${kind.texts}.editTitle`)} event={event} initial={form.valuesOf(event)} />
      )}
    </BlockLoader>
  );
}

/** `/events/<kind>/new`: the form of a new event. With `?from=<id>` it starts as a copy of that event. */
export function NewPage<Event extends StoredEvent, Values extends EventValues, Input>(
  props: EventPageProps<Event, Values, Input>,
): ReactNode {
  const { kind, form } = props;
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const source = parameters.get(copyParameter);
  if (source !== null) return <CopyPage key={source} {...props} source={source} />;
  return <EventFormPage {...props} title={t(`${kind.texts}.newTitle`)} event={null} initial={form.valuesOf(null)} />;
}

function CopyPage<Event extends StoredEvent, Values extends EventValues, Input>(
  props: EventPageProps<Event, Values, Input> & { readonly source: string },
): ReactNode {
  const { kind, operations, form, source } = props;
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(operations.read.document, {
    variables: { id: source },
    context: keepPlace,
  });
  return (
    <BlockLoader
      kind={kind}
      block={data === undefined ? undefined : operations.read.resultIn(data)}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(event) => (
        <EventFormPage {...props} title={t(`${kind.texts}.copyTitle`)} event={null} initial={form.copyOf(event)} />
      )}
    </BlockLoader>
  );
}
