import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeHost } from '../../tooling/testing/fake-host.ts';
import { installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { ApolloProvider, clientFor, graphql, useFreshData, useQuery } from './index.ts';

const gateway = installFakeGateway();
const query = graphql(`
  query TestLoadPlan {
    me {
      id
      headshotURL
    }
  }
`);
const change = graphql(`
  mutation TestDeleteSearch {
    search {
      deleteSavedSearch(id: "s") {
        id
      }
    }
  }
`);

function Picture(): ReactNode {
  const { data, loading } = useQuery(query);
  useFreshData(query, {});
  return <p>{loading ? 'loading' : data?.me.headshotURL}</p>;
}

let isVisible: jest.SpyInstance<DocumentVisibilityState, []>;
let otherTab: BroadcastChannel;
let heard: unknown[];
beforeEach(() => {
  isVisible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  otherTab = new BroadcastChannel('tessera-records');
  heard = [];
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data);
});
afterEach(() => {
  otherTab.close();
  jest.restoreAllMocks();
});

const show = (state: DocumentVisibilityState): void => {
  isVisible.mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const seen = (): number => gateway.seen.filter(({ operation }) => operation === 'TestLoadPlan').length;
const pause = (milliseconds: number): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

async function openPage() {
  let picture = 'first';
  const { session, endpoints } = fakeHost();
  gateway.answer({
    me: () => ({ id: 'ada', headshotURL: picture }),
    search: { deleteSavedSearch: { id: 's' } },
  });
  const client = clientFor(session, endpoints.graphql, { name: crypto.randomUUID(), version: '1' });
  render(
    <ApolloProvider client={client}>
      <Picture />
    </ApolloProvider>,
  );
  await screen.findByText('first');
  return { client, save: (next: string) => (picture = next) };
}

test('loads what it shows again, once for several changes, when another tab has saved something', async () => {
  const { save } = await openPage();
  save('second');
  for (let count = 0; count < 5; count += 1) otherTab.postMessage('other tab');
  expect(await screen.findByText('second')).toBeVisible();
  await pause(700);
  expect(seen()).toBe(2);
});

test('waits until the person returns to a hidden tab', async () => {
  const { save } = await openPage();
  show('hidden');
  save('second');
  otherTab.postMessage('other tab');
  await pause(700);
  expect(seen()).toBe(1);
  show('visible');
  expect(await screen.findByText('second')).toBeVisible();
});

test('also loads again after a long absence, in which another device may have saved something', async () => {
  const { save } = await openPage();
  const now = Date.now();
  show('hidden');
  show('visible');
  await pause(700);
  expect(seen()).toBe(1);
  show('hidden');
  save('second');
  jest.spyOn(Date, 'now').mockReturnValue(now + 120_000);
  show('visible');
  expect(await screen.findByText('second')).toBeVisible();
});

test('shows what it has while that fails, and loads again at the next change', async () => {
  const { save } = await openPage();
  save('second');
  gateway.breakDown();
  otherTab.postMessage('other tab');
  await pause(700);
  expect(screen.getByText('first')).toBeVisible();
  gateway.restore();
  otherTab.postMessage('other tab');
  expect(await screen.findByText('second')).toBeVisible();
});

test('tells other tabs about its own changes, but does not load again for them', async () => {
  const { client } = await openPage();
  await client.mutate({ mutation: change });
  await waitFor(() => expect(heard).toHaveLength(1));
  await pause(700);
  expect(seen()).toBe(1);
});
