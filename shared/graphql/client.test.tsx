import { fakeHost, fakeSession } from '../../tooling/testing/fake-host.ts';
import { gatewayError, installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { clientFor, graphql, keepPlace, requestFailureOf, type RequestOwner } from './index.ts';

const gateway = installFakeGateway();
afterEach(() => void jest.useRealTimers());
const me = graphql(`
  query TestLoadMe {
    me {
      id
      headshotURL
    }
  }
`);
const work = graphql(`
  query TestLoadWork($id: ID!) {
    workEvent(id: $id) {
      id
    }
  }
`);
const ada = { me: { id: 'ada', headshotURL: null } };

function owner(name = 'test') {
  const host = fakeHost();
  const { onError, onIntent } = host;
  return { host, owner: { name, version: '1', onError, onIntent } satisfies RequestOwner };
}

describe('the bearer token', () => {
  it('is requested when it is first needed and sent to the endpoint', async () => {
    const { host, owner: test } = owner();
    gateway.answer(ada);
    const client = clientFor(host.session, host.endpoints.graphql, test);
    expect(host.session.asked).toEqual([]);
    await client.query({ query: me });
    expect(host.session.asked).toEqual(['first-use']);
    expect(gateway.seen).toEqual([
      { url: host.endpoints.graphql, operation: 'TestLoadMe', authorization: 'Bearer token-1', variables: {} },
    ]);
  });

  it('is renewed once when it is refused, and the request is sent once more', async () => {
    const { host, owner: test } = owner();
    gateway.answer(ada);
    gateway.refused.add('token-1');
    host.session.renewedToken = 'token-2';
    const { data } = await clientFor(host.session, host.endpoints.graphql, test).query({ query: me });
    expect(data?.me.id).toBe('ada');
    expect(host.session.asked).toEqual(['first-use', 'rejected']);
    expect(gateway.seen.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(host.reports).toEqual([]);
    expect(host.intents).toEqual([]);
  });

  it('is renewed by one call for requests that are refused together', async () => {
    const { host, owner: test } = owner();
    gateway.answer({ ...ada, workEvent: { id: 'w1' } });
    gateway.refused.add('token-1');
    host.session.renewedToken = 'token-2';
    const client = clientFor(host.session, host.endpoints.graphql, test);
    await Promise.all([client.query({ query: me }), client.query({ query: work, variables: { id: 'w1' } })]);
    expect(host.session.asked.filter((reason) => reason === 'rejected')).toHaveLength(1);
    expect(gateway.seen).toHaveLength(4);
  });

  it('leads to sign-in when the renewed one is refused too, after one replay', async () => {
    const { host, owner: test } = owner();
    gateway.refused.add('token-1').add('token-2');
    host.session.renewedToken = 'token-2';
    const failure = await clientFor(host.session, host.endpoints.graphql, test)
      .query({ query: me })
      .catch((error: unknown) => error);
    expect(requestFailureOf(failure)).toBe('signed-out');
    expect(gateway.seen).toHaveLength(2);
    expect(host.intents).toEqual([{ type: 'sign-in' }]);
    expect(host.reports).toEqual([]);
  });

  it('counts as a lost connection when the host cannot provide it, and nothing is sent', async () => {
    const { host, owner: test } = owner();
    const session = { ...host.session, getToken: () => Promise.reject(new Error('The session store is down.')) };
    const failure = await clientFor(session, host.endpoints.graphql, test)
      .query({ query: me })
      .catch((error: unknown) => error);
    expect(requestFailureOf(failure)).toBe('network');
    expect(gateway.seen).toEqual([]);
    expect(host.reports).toMatchObject([{ phase: 'network', message: 'TestLoadMe: The session store is down.' }]);
    expect(host.intents).toEqual([]);
  });

  it('leads to sign-in without a replay when there is none any more', async () => {
    const { host, owner: test } = owner();
    gateway.refused.add('token-1');
    host.session.renewedToken = null;
    await clientFor(host.session, host.endpoints.graphql, test)
      .query({ query: me })
      .catch(() => undefined);
    expect(gateway.seen).toHaveLength(1);
    expect(host.intents).toEqual([{ type: 'sign-in' }]);
  });
});

describe('the error catalog of product.md §8', () => {
  const failing = async (code: string) => {
    const { host, owner: test } = owner();
    gateway.answer({ workEvent: () => gatewayError(code) });
    const client = clientFor(host.session, host.endpoints.graphql, test);
    const failure = await client.query({ query: work, variables: { id: 'x' } }).catch((error: unknown) => error);
    return { ...host, failure };
  };

  it.each(['FORBIDDEN', 'BAD_USER_INPUT'])('does not report %s', async (code) => {
    const { reports, intents } = await failing(code);
    expect(reports).toEqual([]);
    expect(intents).toEqual([]);
  });

  it('redirects to the not-found page on NO_DATA_FOUND without a report', async () => {
    const { reports, intents } = await failing('NO_DATA_FOUND');
    expect(reports).toEqual([]);
    expect(intents).toEqual([{ type: 'not-found' }]);
  });

  it('stays on the page on NO_DATA_FOUND when the screen handles it itself', async () => {
    const { host, owner: test } = owner();
    gateway.answer({ workEvent: () => gatewayError('NO_DATA_FOUND') });
    const client = clientFor(host.session, host.endpoints.graphql, test);
    await client.query({ query: work, variables: { id: 'x' }, context: keepPlace }).catch(() => undefined);
    expect(host.intents).toEqual([]);
  });

  it('reports any other code with its owner', async () => {
    const { reports, failure } = await failing('INTERNAL_SERVER_ERROR');
    expect(reports).toMatchObject([{ remote: 'test', version: '1', phase: 'graphql', code: 'INTERNAL_SERVER_ERROR' }]);
    expect(requestFailureOf(failure)).toBe('program');
  });

  it('reports a network error as such, with what a browser hides about another origin', async () => {
    const { host, owner: test } = owner();
    jest.useFakeTimers();
    gateway.breakDown();
    const failure = await clientFor(host.session, host.endpoints.graphql, test)
      .query({ query: me })
      .catch((error: unknown) => error);
    expect(requestFailureOf(failure)).toBe('network');
    jest.runOnlyPendingTimers();
    const message: unknown = expect.stringMatching(
      /^TestLoadMe: fetch failed: .*, or http:\/\/localhost is not registered with it\.$/,
    );
    expect(host.reports).toMatchObject([{ phase: 'network', message }]);
  });

  it('does not report a network error that is due to leaving the page', async () => {
    const { host, owner: test } = owner();
    jest.useFakeTimers();
    gateway.breakDown();
    const client = clientFor(host.session, host.endpoints.graphql, test);
    await client.query({ query: me }).catch(() => undefined);
    window.dispatchEvent(new Event('pagehide'));
    jest.runOnlyPendingTimers();
    expect(host.reports).toEqual([]);
    // A page that comes back from the browser's cache reports again.
    await client.query({ query: me }).catch(() => undefined);
    jest.runOnlyPendingTimers();
    expect(host.reports).toHaveLength(1);
  });

  it('does not blame the connection when the browser lacks a function that the request needs', async () => {
    const { host, owner: test } = owner();
    const original = Object.getOwnPropertyDescriptor(AbortSignal, 'any')!;
    Object.defineProperty(AbortSignal, 'any', { configurable: true, value: undefined });
    try {
      const failure = await clientFor(host.session, host.endpoints.graphql, test)
        .query({ query: me })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(TypeError);
      expect(requestFailureOf(failure)).toBe('program');
    } finally {
      Object.defineProperty(AbortSignal, 'any', original);
    }
  });
});

describe('clientFor', () => {
  it('keeps one cache for a user, through which remotes see each other’s data', async () => {
    const { host, owner: first } = owner('first');
    gateway.answer(ada);
    const one = clientFor(host.session, host.endpoints.graphql, first);
    const other = clientFor(host.session, host.endpoints.graphql, { ...first, name: 'other' });
    expect(clientFor(host.session, host.endpoints.graphql, first)).toBe(one);
    expect(other).not.toBe(one);
    await one.query({ query: me });
    expect(other.readQuery({ query: me })).toEqual({ me: { __typename: 'User', id: 'ada', headshotURL: null } });
  });

  it('discards everything when another user signs in', async () => {
    const { host, owner: test } = owner();
    gateway.answer(ada);
    const one = clientFor(host.session, host.endpoints.graphql, test);
    await one.query({ query: me });
    const next = clientFor(fakeSession('grace'), host.endpoints.graphql, test);
    expect(next).not.toBe(one);
    expect(next.readQuery({ query: me })).toBeNull();
    expect(one.readQuery({ query: me })).toBeNull();
  });

  it('discards everything when the user signs out', async () => {
    const { host, owner: test } = owner();
    gateway.answer(ada);
    const one = clientFor(host.session, host.endpoints.graphql, test);
    await one.query({ query: me });
    host.session.change('signed-out');
    expect(one.readQuery({ query: me })).toBeNull();
    expect(clientFor(host.session, host.endpoints.graphql, test).readQuery({ query: me })).toBeNull();
  });

  it('requests the token from the newest session object', async () => {
    const { host, owner: test } = owner();
    gateway.answer(ada);
    clientFor(host.session, host.endpoints.graphql, test);
    const renewed = fakeSession(host.session.subject);
    renewed.token = 'token-9';
    await clientFor(renewed, host.endpoints.graphql, test).query({ query: me });
    expect(gateway.seen[0]?.authorization).toBe('Bearer token-9');
  });
});
