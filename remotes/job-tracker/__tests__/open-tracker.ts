import { act, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { rootOf } from '../../../shared/testing/describe-remote-contract.tsx';
import { fakeHost, fakePort, fakeSession, type FakeHost, type FakePort } from '../../../shared/testing/fake-host.ts';
import { remote } from '../mount.tsx';

export interface OpenPage {
  readonly page: BoundFunctions<typeof queries>;
  readonly user: UserEvent;
  readonly port: FakePort;
  readonly host: FakeHost;
}

// Whole pages are drawn here, on machines that may have much else to do.
jest.setTimeout(30_000);

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/**
 * Opens the remote at `path` as a partner's page does: whole, with real routing, texts and data layer. Every opening is
 * somebody else's unless a `subject` is named.
 */
export function openTracker(path: string, subject?: string): OpenPage {
  const element = document.createElement('div');
  document.body.append(element);
  const port = fakePort(path);
  const someone = fakeHost({ navigation: port });
  const host = subject === undefined ? someone : { ...someone, session: fakeSession(subject) };
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, { ...host, isolation: 'light' });
  });
  closing.push(async () => {
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  });
  return { page: within(rootOf(element)), user: userEvent.setup({ delay: null }), port, host };
}
