import { renderUi } from '../../tooling/testing/render.tsx';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { useUnsavedGuard } from './unsaved-guard.tsx';

function Page(): ReactNode {
  const [dirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(dirty);
  return (
    <>
      <button onClick={() => setDirty(true)}>type</button>
      {guard}
    </>
  );
}
function setup() {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/away', element: 'away' },
  ]);
  renderUi(<RouterProvider router={router} />);
  return router;
}
const leavePage = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('useUnsavedGuard', () => {
  it('lets the user leave a page without changes', async () => {
    const router = setup();
    expect(leavePage()).toBe(false);
    await act(() => router.navigate('/away'));
    expect(await screen.findByText('away')).toBeVisible();
  });

  it('asks first, stays on “Stay”, and leaves on “Leave”', async () => {
    const router = setup();
    await userEvent.click(screen.getByRole('button', { name: 'type' }));
    expect(leavePage()).toBe(true);
    await act(() => router.navigate('/away'));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(() => router.navigate('/away'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('away')).toBeVisible();
  });
});
