import { array, boolean, object, string, ValidationError } from 'yup';
import { isSafeAddress } from '../partners/partner.ts';
import { adminClientId, webClientId } from './web-client.ts';

/** Another application that lets people sign in with their account here. */
export interface RegisteredClient {
  readonly clientId: string;
  /** As people know it: they are asked whether it may know who they are. */
  readonly name: string;
  /** Of an application with a server of its own; undefined: it runs where everybody can look, and proves itself by PKCE alone. */
  readonly secret: string | undefined;
  /** Where codes may be sent, to the letter. */
  readonly redirectUris: readonly string[];
  /** Where people may be sent after they have signed out. */
  readonly postLogoutRedirectUris: readonly string[];
  /** Pages that may redeem codes and ask for claims by fetch. */
  readonly origins: readonly string[];
  /** Whether people may come without an account, with neither address nor password. */
  readonly guests: boolean;
}

export type ClientsReading =
  | { readonly ok: true; readonly clients: readonly RegisteredClient[] }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Characters; as many as of the other secrets (services/config/configuration.ts). */
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
  // RFC 6749 §2.3.1: it travels in a header.
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

/** Reads the registry of clients: a JSON array of records. Names every fault of every record. */
export function parseClients(value: unknown): ClientsReading {
  if (!Array.isArray(value)) return { ok: false, faults: ['it must be a JSON array of clients'] };
  const faults: string[] = [];
  const clients = value.flatMap((each: unknown, index): RegisteredClient[] => {
    try {
      return [parseClient(each)];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      faults.push(...error.errors.map((fault) => `client ${index + 1}: ${fault}`));
      return [];
    }
  });
  const ids = clients.map(({ clientId }) => clientId);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  faults.push(...[...repeated].map((id) => `clientId "${id}" belongs to more than one client`));
  return faults.length === 0 ? { ok: true, clients } : { ok: false, faults };
}
