import { createMemoryRouter, RouterProvider } from '@shared/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { PartnerEntry } from '../sign-in-entry/partner-entry.tsx';

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <PartnerEntry /> },
      { path: '/oidc', element: <p>the partner</p> },
    ],
    { initialEntries: [address] },
  );
  renderUi(<RouterProvider router={router} />);
  return router;
}

test.each([
  ['/login', '/oidc', ''],
  ['/login?create=1&next=%2Fapp%2Fevents%2Fwork%3Fq%3D1', '/oidc', '?next=%2Fapp%2Fevents%2Fwork%3Fq%3D1'],
])('redirects %s for customers of a partner to %s%s', async (address, pathname, search) => {
  const router = open(address);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
});

test('answers a pending sign-in at a partner’s address too, and offers a way to continue when it has expired', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(Response.json({ error: 'interaction_expired' }, { status: 410 }));
  const router = open('/login?interaction=gone');
  expect(await screen.findByRole('heading', { name: 'This sign-in has expired' })).toBeVisible();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Sign in to Tessera' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/oidc'));
  globalThis.fetch = fetch;
});
