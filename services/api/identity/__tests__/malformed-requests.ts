import type fc from 'fast-check';
import { malformedRequest } from '../../../../tooling/testing/fuzz/malformed-requests.ts';
import type { RawRequest } from '../../../../tooling/testing/fuzz/send-raw.ts';

const hows = ['login', 'register', 'anonymous', 'partner', 'consent', 'cancel', 'constructor', '__proto__'];
const routes = [
  'auth',
  'auth/UID',
  'token',
  'token/revocation',
  'me',
  'jwks',
  '.well-known/openid-configuration',
  'session/end',
  'session/end/confirm',
  'session/end/success',
  'interaction/UID',
  ...hows.map((action) => `interaction/UID/${action}`),
  'sign-out',
  'upgrade',
  'devices',
  'devices/UID',
  'password-reset',
  'password-reset/confirm',
  'cb',
  'nothing/here',
  '..%2f..%2fetc/passwd',
  '%00',
  '%c3%28',
  '%',
];
const parameters = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'code', 'code_challenge', 'prompt'];
const furtherFields = [
  'code_challenge_method',
  'grant_type',
  'refresh_token',
  'code_verifier',
  'id_token_hint',
  'max_age',
];
const fields = ['email', 'password', 'domain', 'idToken', 'allow', 'token', 'newPassword', '__proto__', 'constructor'];

export interface StartedSignIns {
  readonly origin: string;
  /** Existing interactions, each with its cookies. */
  readonly begun: readonly { readonly uid: string; readonly cookie: string }[];
}

/** Returns requests to the identity provider that none of our pages would send. */
export const malformedSignIn = (target: StartedSignIns): fc.Arbitrary<RawRequest> =>
  malformedRequest({
    ...target,
    routes: routes.map((route) => `/identity/${route}`),
    parameters: [...parameters, ...furtherFields],
    fields,
  });
