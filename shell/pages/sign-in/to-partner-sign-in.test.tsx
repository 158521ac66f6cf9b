import { createMemoryRouter, RouterProvider } from '@shared/router';
import { waitFor } from '@testing-library/react';
import { renderUi } from '../../../shared/testing/render.tsx';
import { ToPartnerSignIn } from './to-partner-sign-in.tsx';

test.each([
  ['/login', '/oidc', ''],
  ['/login?create=1&next=%2Fapp%2Fevents%2Fwork%3Fq%3D1', '/oidc', '?next=%2Fapp%2Fevents%2Fwork%3Fq%3D1'],
])('%s leads customers of a partner to %s%s', async (address, pathname, search) => {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <ToPartnerSignIn /> },
      { path: '/oidc', element: <p>the partner</p> },
    ],
    { initialEntries: [address] },
  );
  renderUi(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
});
