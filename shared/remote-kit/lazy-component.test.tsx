import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderUi } from '../../tooling/testing/render.tsx';
import { lazyComponent } from './lazy-component.tsx';

const Page = ({ title }: { readonly title: string }): ReactNode => <h1>{title}</h1>;

it('shows that it is loading, and then the screen with its props', async () => {
  let deliver: (page: typeof Page) => void = () => undefined;
  const LatePage = lazyComponent(() => new Promise<typeof Page>((resolve) => (deliver = resolve)));
  renderUi(<LatePage title="Add work" />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(() => {
    deliver(Page);
    return Promise.resolve();
  });
  expect(await screen.findByRole('heading', { name: 'Add work' })).toBeInTheDocument();
});

it('loads again when the user retries after a failure', async () => {
  const load = jest.fn<Promise<typeof Page>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue(Page);
  const LatePage = lazyComponent(load);
  renderUi(<LatePage title="Add work" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Add work' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders at once what was loaded before, and loads it only once', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const LatePage = lazyComponent(load);
  const first = renderUi(<LatePage title="First" />);
  await screen.findByRole('heading', { name: 'First' });
  first.unmount();
  renderUi(<LatePage title="Second" />);
  expect(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});
