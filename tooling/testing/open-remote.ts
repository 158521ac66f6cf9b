import type { RemoteModule } from '@shared/contracts';
import { act, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { rootOf } from './describe-remote-contract.tsx';
import { fakeHost, fakePort, fakeSession, type FakeHost, type FakePort } from './fake-host.ts';

export interface OpenPage {
  readonly page: BoundFunctions<typeof queries>;
  readonly user: UserEvent;
  readonly port: FakePort;
  readonly host: FakeHost;
  close(): Promise<void>;
}

const closing: (() => Promise<void>)[] = [];

/** Closes what each test has opened and clears the browser's storage. Call it once per test file. */
export function closeAfterEach(): void {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    window.localStorage.clear();
  });
}

/** Opens a remote at `path` as a partner's page does, with real routing, texts, and data layer. */
export function openRemote(remote: RemoteModule, path: string, host: FakeHost = fakeHost()): OpenPage {
  const element = document.createElement('div');
  document.body.append(element);
  const port = fakePort(path);
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, { ...host, navigation: port, isolation: 'light' });
  });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  };
  closing.push(close);
  return { page: within(rootOf(element)), user: userEvent.setup({ delay: null }), port, host, close };
}

/** Opens a remote as a person: another person each time, unless `subject` is set. */
export function openRemoteAs(remote: RemoteModule, path: string, subject?: string): OpenPage {
  const someone = fakeHost();
  return openRemote(remote, path, subject === undefined ? someone : { ...someone, session: fakeSession(subject) });
}
