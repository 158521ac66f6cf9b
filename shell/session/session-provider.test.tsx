import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { FakeProvider, idToken, sessionWith } from './__tests__/fake-provider.ts';
import { useSession } from './session-context.ts';
import { SessionProvider } from './session-provider.tsx';
import type { SessionControls, SessionState } from './session-state.ts';
import { sessionKey } from './id-token.ts';

let controls: SessionControls;
let states: SessionState[];

function Probe(): ReactNode {
  const session = useSession();
  const { state } = session;
  useEffect(() => {
    controls = session;
  }, [session]);
  useEffect(() => {
    states.push(state);
  }, [state]);
  return <p>{state.status === 'signed-in' ? `${state.session.subject} ${state.email ?? ''}` : state.status}</p>;
}

async function open(provider: FakeProvider): Promise<void> {
  const service = sessionWith(provider);
  await act(async () => {
    render(
      <SessionProvider service={service}>
        <Probe />
      </SessionProvider>,
    );
    await Promise.resolve();
  });
}

beforeEach(() => {
  localStorage.clear();
  states = [];
});

test('is loading until it is known that no user is signed in', async () => {
  await open(new FakeProvider());
  expect(await screen.findByText('signed-out')).toBeVisible();
  expect(states[0]).toEqual({ status: 'loading' });
  expect(states).toHaveLength(2);
});

test('is loading until an expired token is renewed, and never signed out in between', async () => {
  const provider = new FakeProvider();
  provider.cookie = 'ada';
  localStorage.setItem(sessionKey, idToken({ life: -60 }));
  await open(provider);
  expect(await screen.findByText('ada ada@example.org')).toBeVisible();
  expect(states.map(({ status }) => status)).toEqual(['loading', 'signed-in']);
});

test('signs in and out', async () => {
  await open(new FakeProvider());
  await act(async () => {
    expect(await controls.signUp({ email: 'ada@example.org', password: 'a long enough secret' })).toEqual({ ok: true });
  });
  expect(screen.getByText('ada ada@example.org')).toBeVisible();
  await act(() => controls.signOut());
  expect(screen.getByText('signed-out')).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('keeps the state when a token is renewed, so that nothing renders again', async () => {
  const provider = new FakeProvider();
  provider.cookie = 'ada';
  localStorage.setItem(sessionKey, idToken({ life: 120 }));
  await open(provider);
  await screen.findByText('ada ada@example.org');
  const { state } = controls;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 110_000);
  await act(async () => {
    if (state.status === 'signed-in') await state.session.getToken({ reason: 'first-use' });
  });
  jest.restoreAllMocks();
  expect(provider.requests).toContain('authorization_code');
  expect(controls.state).toBe(state);
});
