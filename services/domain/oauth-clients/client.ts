import { array, boolean, object, string, ValidationError } from 'yup';
import { isSafeAddress } from '../partners/partner.ts';
import { adminClientId, webClientId } from './web-client.ts';
import { readFileSync } from 'node:fs';

/** Another application that lets users sign in with their Tessera account. */
export interface RegisteredClient {
  readonly clientId: string;
  /** The displayed name, when users are asked whether the application may know who they are. */
  readonly name: string;
  /**
   * The secret of an application with its own server (a confidential client); undefined for a public client, which
   * authenticates by PKCE alone.
   */
  readonly secret: string | undefined;
  /** The addresses to which codes may be sent, which must match exactly. */
  readonly redirectUris: readonly string[];
  /** The addresses to which users may be sent after signing out. */
  readonly postLogoutRedirectUris: readonly string[];
  /** The origins of pages that may redeem codes and request claims with `fetch`. */
  readonly origins: readonly string[];
  /** Whether users may sign in as guests, without email or password. */
  readonly guests: boolean;
}

export type ClientsReading =
  | { readonly ok: true; readonly clients: readonly RegisteredClient[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** In characters; the same as for the other secrets (services/config/configuration.ts). */
export const minClientSecretLength = 32;

const address = () =>
  string()
    .strict()
    .required()
    .test('address', '${path} must be an https address without a query or fragment', (value) => isSafeAddress(value));
const origin = () =>
  address().test('origin', '${path} must be an origin, without a path', (value) => URL.parse(value)?.origin === value);

const record = object({
  clientId: string()
    .strict()
    .required()
    .matches(/^[\w.-]{1,64}$/, '${path} must consist of letters, digits, dots, dashes and underscores')
    .notOneOf([webClientId, adminClientId], '${path} is reserved'),
  name: string().strict().trim().required().max(60),
  // The secret travels in a header (RFC 6749 §2.3.1).
  secret: string()
    .strict()
    .min(minClientSecretLength, '${path} must have at least ${min} characters')
    .matches(/^[\x21-\x7e]*$/, '${path} must be printable ASCII'),
  public: boolean().strict().isTrue('${path} must be true or absent'),
  redirectUris: array(address()).strict().required().min(1, '${path} must have at least one address'),
  postLogoutRedirectUris: array(address()).strict().default([]),
  origins: array(origin()).strict().default([]),
  guests: boolean().strict().default(false),
})
  .noUnknown('it has unknown fields: ${unknown}')
  .test(
    'proof',
    'it must have either a secret or "public": true',
    (value) => (value.secret === undefined) === (value.public === true),
  );

function parseClient(value: unknown): RegisteredClient {
  const read = record.cast(record.validateSync(value, { abortEarly: false, strict: true }));
  const { clientId, name, secret, redirectUris, postLogoutRedirectUris, origins, guests } = read;
  return { clientId, name, secret, redirectUris, postLogoutRedirectUris, origins, guests };
}

/** Parses the registry of clients, a JSON array of records. All problems of all records are reported. */
export function parseClients(value: unknown): ClientsReading {
  if (!Array.isArray(value)) return { ok: false, problems: ['it must be a JSON array of clients'] };
  const problems: string[] = [];
  const clients = value.flatMap((each: unknown, index): RegisteredClient[] => {
    try {
      return [parseClient(each)];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      problems.push(...error.errors.map((problem) => `client ${index + 1}: ${problem}`));
      return [];
    }
  });
  const ids = clients.map(({ clientId }) => clientId);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  problems.push(...[...repeated].map((id) => `clientId "${id}" belongs to more than one client`));
  return problems.length === 0 ? { ok: true, clients } : { ok: false, problems };
}

/** Reads the registry of clients from a file, given by its absolute path. All problems are reported. */
export function readClients(file: string): ClientsReading {
  try {
    return parseClients(JSON.parse(readFileSync(file, 'utf8')) as unknown);
  } catch (error) {
    const why =
      error instanceof SyntaxError ? 'it is not valid JSON' : error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [why] };
  }
}
