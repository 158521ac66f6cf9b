import { useFirstPolicy, useFreshData, useQuery, type TypedDocumentNode } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { preparedPagesName } from '@shared/typesetting';
import { Fragment, useState, type ReactNode } from 'react';
import { useStaleDrafts } from '../saving/use-stale-drafts.ts';
import { LoadFailed } from './load-failed.tsx';
import { ListSkeleton, Box } from '@shared/ui';

/** The outline of the builder while it loads. */
export function BuilderSkeleton(): ReactNode {
  return (
    <Box maxWidth="440px" px="4" pt="16">
      <ListSkeleton rows={5} />
    </Box>
  );
}

/** What a builder is made of once everything has loaded. */
export interface BuilderAnswer<Answer> {
  readonly answer: Answer;
  /** Names of drafts that other tabs are writing at this moment. */
  readonly held: ReadonlySet<string>;
  /** Pages of this document that came with the HTML. */
  readonly prepared: HTMLElement | undefined;
  /** Stands in for the builder of a document that this version cannot read. */
  readonly renderUnreadable: (error: unknown) => ReactNode;
}

interface BuilderLoaderProps<Answer> {
  readonly query: TypedDocumentNode<Answer, { id: string }>;
  readonly idIn: (answer: Answer) => string;
  /** Path of the list of such documents. */
  readonly listPath: string;
  readonly children: (loaded: BuilderAnswer<Answer>) => ReactNode;
}

/** `/<documents>/edit/:id`: loads a document with what it refers to, and shows its builder. */
export function BuilderLoader<Answer>({ query, idIn, listPath, children }: BuilderLoaderProps<Answer>): ReactNode {
  const { id = '' } = useParams();
  const environment = useEnvironment();
  const [prepared] = useState(() => environment.takePrepared?.(preparedPagesName(id)));
  // From the network: the cache does not know what another tab or the page of a block has changed.
  const fetchPolicy = useFirstPolicy(query, { id }, 'network-only');
  const { data, error, refetch } = useQuery(query, { variables: { id }, fetchPolicy });
  useFreshData(query, { id });
  const held = useStaleDrafts();
  const renderFailure = (reason: unknown): ReactNode => (
    <LoadFailed error={reason} onRetry={() => void refetch()} listPath={listPath} prepared={prepared} />
  );
  if (data === undefined || idIn(data) !== id || held === undefined) {
    return error ? renderFailure(error) : <BuilderSkeleton />;
  }
  return <Fragment key={id}>{children({ answer: data, held, prepared, renderUnreadable: renderFailure })}</Fragment>;
}
