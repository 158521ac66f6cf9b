import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeHost } from '../../tooling/testing/fake-host.ts';
import { installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { ApolloProvider, type ApolloClient, clientFor, graphql, prefetch, useFirstPolicy, useQuery } from './index.ts';

const gateway = installFakeGateway();
const query = graphql(`
  query TestFirstPage {
    me {
      id
      headshotURL
    }
  }
`);
const change = graphql(`
  mutation TestFirstChange {
    search {
      deleteSavedSearch(id: "s") {
        id
      }
    }
  }
`);

function Page(): ReactNode {
  const { data } = useQuery(query, { fetchPolicy: useFirstPolicy(query), nextFetchPolicy: 'cache-first' });
  return <p>{data?.me.headshotURL ?? 'loading'}</p>;
}

let picture: string;
function openClients(): readonly [ApolloClient, ApolloClient] {
  picture = 'first';
  const { session, endpoints } = fakeHost();
  gateway.answer({
    me: () => ({ id: 'ada', headshotURL: picture }),
    search: { deleteSavedSearch: { id: 's' } },
  });
  const clientOf = (): ApolloClient =>
    clientFor(session, endpoints.graphql, { name: crypto.randomUUID(), version: '1' });
  return [clientOf(), clientOf()];
}

const show = (client: ApolloClient) =>
  render(
    <ApolloProvider client={client}>
      <Page />
    </ApolloProvider>,
  );
const asked = (): number => gateway.seen.filter(({ operation }) => operation === 'TestFirstPage').length;

test('shows what was requested before the page was drawn, without requesting it again', async () => {
  const [client] = openClients();
  prefetch(client, { query });
  show(client);
  expect(await screen.findByText('first')).toBeVisible();
  expect(asked()).toBe(1);
});

test.each([
  ['its own remote', 0],
  ['another remote', 1],
])('requests it again when a change of %s came between', async (_who, number) => {
  const clients = openClients();
  const [client] = clients;
  prefetch(client, { query });
  const { unmount } = show(client);
  expect(await screen.findByText('first')).toBeVisible();
  unmount();
  picture = 'second';
  await clients[number]?.mutate({ mutation: change });
  show(client);
  expect(await screen.findByText('second')).toBeVisible();
  await waitFor(() => expect(asked()).toBe(2));
});
