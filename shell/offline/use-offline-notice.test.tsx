import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderUi } from '../../tooling/testing/render.tsx';
import { useOfflineNotice } from './use-offline-notice.tsx';

function Probe(): ReactNode {
  return useOfflineNotice() ?? <p>online</p>;
}

let isOnLine = true;
const network = (is: boolean): void => {
  isOnLine = is;
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  isOnLine = true;
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('says that the network is gone after a while, and hides when it is back', async () => {
  renderUi(<Probe />);
  await pass(5_000);
  // The code of the notice is loaded as a module, which takes real time.
  jest.useRealTimers();
  await act(() => import('./offline-notice.tsx'));
  jest.useFakeTimers();
  act(() => network(false));
  await pass(500);
  expect(screen.getByText('online')).toBeVisible();
  await pass(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('You’re offline. Your changes stay on this device');
  act(() => network(true));
  expect(screen.getByText('online')).toBeVisible();
});

test('does not show for a short gap', async () => {
  renderUi(<Probe />);
  await pass(5_000);
  act(() => network(false));
  await pass(500);
  act(() => network(true));
  await pass(10_000);
  expect(screen.getByText('online')).toBeVisible();
});
