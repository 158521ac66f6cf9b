import { ErrorResponse, ErrorTimeout, User } from 'oidc-client-ts';
import { idToken } from './__tests__/fake-provider.ts';
import { askProvider, type AskOptions } from './ask-provider.ts';
import { TokenStore } from './token-store.ts';

/** An external provider: its responses to a refresh token, and to a hidden frame. */
interface Provider {
  readonly refresh: (tokens: TokenStore) => Promise<void>;
  readonly frame: (tokens: TokenStore) => Promise<void>;
  readonly isReachable?: boolean;
}

const user = new User({
  access_token: '',
  token_type: 'Bearer',
  profile: { iss: '', sub: 'ada', aud: '', iat: 0, exp: 0 },
});
const store = (tokens: TokenStore, token: string): Promise<void> =>
  tokens.set('user', JSON.stringify({ id_token: token, refresh_token: 'refresh' }));

async function renewAt({ refresh, frame, isReachable = true }: Provider) {
  localStorage.clear();
  const tokens = new TokenStore();
  const stale = idToken({ life: 10 });
  await store(tokens, stale);
  const asked: string[] = [];
  const manager: AskOptions['manager'] = {
    async signinSilent(how) {
      asked.push(how?.forceIframeAuth === true ? 'frame' : 'refresh');
      await (how?.forceIframeAuth === true ? frame(tokens) : refresh(tokens));
      return user;
    },
  };
  const outcome = await askProvider({ manager, tokens, isReachable: () => Promise.resolve(isReachable) }, stale).catch(
    (error: unknown) => (error as Error).name,
  );
  return { outcome, asked, isNew: tokens.idToken !== stale };
}

const giveNew = (tokens: TokenStore) => store(tokens, idToken());
const nothing = () => Promise.resolve();
const no = () => Promise.reject(new ErrorResponse({ error: 'login_required' }));
const silence = () => Promise.reject(new ErrorTimeout('The frame said nothing.'));

test('accepts a refresh token that yields a new ID token', async () => {
  expect(await renewAt({ refresh: giveNew, frame: no })).toEqual({
    outcome: 'renewed',
    asked: ['refresh'],
    isNew: true,
  });
});

test('uses the frame when a renewal yields no new ID token', async () => {
  const same = (tokens: TokenStore) => store(tokens, tokens.idToken!);
  expect(await renewAt({ refresh: same, frame: giveNew })).toMatchObject({ outcome: 'renewed', isNew: true });
  expect(await renewAt({ refresh: nothing, frame: no })).toMatchObject({
    outcome: 'refused',
    asked: ['refresh', 'frame'],
  });
});

test('treats a silent frame as a refusal if the provider is reachable, or else as a lost connection', async () => {
  expect(await renewAt({ refresh: no, frame: silence })).toMatchObject({ outcome: 'refused' });
  expect(await renewAt({ refresh: no, frame: silence, isReachable: false })).toMatchObject({ outcome: 'TypeError' });
});

test('learns nothing about the clock from an old ID token that is stored again', async () => {
  localStorage.clear();
  const tokens = new TokenStore();
  const token = idToken({ life: 10 });
  await store(tokens, token);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  try {
    await store(tokens, token);
    expect(tokens.remaining()).toBeLessThan(0);
  } finally {
    jest.restoreAllMocks();
  }
});
