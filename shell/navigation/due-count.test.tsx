import { ApolloProvider, clientFor } from '@shared/graphql';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { act, screen, waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { fakeSession } from '../../tooling/testing/fake-host.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import en from '../locales/en/common.json';
import { DueCount } from './due-count.tsx';

const gateway = installFakeGateway();

test('shows how many jobs are due, updates on each page, and shows nothing for none', async () => {
  let count = 2;
  gateway.answer({ jobsDue: () => ({ count }) });
  const client = clientFor(fakeSession(), 'http://gateway.test/graphql', { name: 'shell', version: '1' });
  const router = createMemoryRouter([{ path: '*', element: <DueCount /> }]);
  renderUi(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
    { namespace: 'common', resources: { en } },
  );
  expect(await screen.findByText('2 jobs to follow up')).toBeInTheDocument();
  count = 0;
  await act(() => router.navigate('/app/jobs/track'));
  await waitFor(() => expect(screen.queryByText(/to follow up/)).toBeNull());
});
