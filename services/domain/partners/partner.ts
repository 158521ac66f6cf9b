import { array, lazy, object, string, ValidationError } from 'yup';

/** A career portal whose customers come to us with what they sign in with there (decisions.md "Partner portal"). */
export interface Partner {
  /** Name of the provider, as the gateway tells it (product.md §7, `authProvider.id`). */
  readonly id: string;
  /** The part of our host after `myresume.`, with its port if it has one. */
  readonly domain: string;
  /** As its customers know it. */
  readonly name: string;
  /** `iss` of its ID tokens, to the letter. */
  readonly issuer: string;
  /** Our client id there. */
  readonly clientId: string;
  /** Where its customers feel at home: the way back from our navigation. */
  readonly portal: string;
  /** What `/api/…` is asked under (product.md §7); no slash at the end. */
  readonly api: string;
  /** Its pages that may mount remotes and use its tokens. */
  readonly origins: readonly string[];
  /** How its ID tokens may be signed. */
  readonly algorithms: readonly string[];
  /** Which versions of the remotes its pages get: `next` for those that try what comes; undefined: the stable ones. */
  readonly channel?: string | undefined;
  /** Versions by remote that its pages keep, for as long as these are there. */
  readonly pins?: Readonly<Record<string, string>> | undefined;
  /** Set for those that people have registered: their provider is asked at public addresses alone. */
  readonly isPublic?: boolean;
}

/** The partners that are let in now: the same list for as long as nothing changes. */
export type CurrentPartners = () => readonly Partner[];

export type PartnersReading =
  | { readonly ok: true; readonly partners: readonly Partner[] }
  | { readonly ok: false; readonly faults: readonly string[] };

export type PartnerReading =
  { readonly ok: true; readonly partner: Partner } | { readonly ok: false; readonly faults: readonly PartnerFault[] };

/** What is wrong with a record, and where: `origins[0]`. */
export interface PartnerFault {
  readonly path: string;
  /** A sentence that begins with the path. */
  readonly message: string;
  /** Set where it is good in itself: it belongs to another partner, or is ours. */
  readonly reason?: 'taken' | 'ours';
}

/** Characters. */
const maxAddressLength = 2_000;
const maxClientIdLength = 255;
const maxOrigins = 50;
const maxPins = 50;

/** What providers sign with by default; a record may name others, but never one whose key is a shared secret. */
const defaultAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
export const knownAlgorithms = [...defaultAlgorithms, 'RS384', 'RS512', 'PS384', 'PS512', 'ES384', 'ES512', 'Ed25519'];

const domainShape =
  /^(?!myresume\.)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;
const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Tokens and personal data travel to these addresses: nothing but https, except on this machine. */
export function isSafeAddress(value: string): boolean {
  // The URL parser drops them, whoever compares to the letter does not.
  if (/[\s\p{Cc}\p{Cs}]/u.test(value)) return false;
  const url = URL.parse(value);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

const address = () =>
  string()
    .strict()
    .required()
    .max(maxAddressLength)
    .test('address', '${path} must be an https address', (value) => isSafeAddress(value));
const origin = () =>
  address().test('origin', '${path} must be an origin, without a path', (value) => URL.parse(value)?.origin === value);

/** What the database holds and people see: no control characters, no half of a pair of code units. */
const plainText = /^[^\p{Cc}\p{Cs}]*$/u;
const remoteName = /^[a-z][a-z0-9-]{0,40}$/;

const version = string()
  .strict()
  .required()
  .matches(/^\w[\w.-]{0,63}$/, '${path} must be a version');

const record = object({
  id: string()
    .strict()
    .required()
    .matches(/^[a-z0-9][a-z0-9.-]{0,63}$/, '${path} must consist of lowercase letters, digits, dots and dashes'),
  domain: string()
    .strict()
    .required()
    .max(253)
    .matches(domainShape, "${path} must be a lowercase host, without 'myresume.'"),
  name: string().strict().trim().required().max(100).matches(plainText, '${path} must be plain text'),
  issuer: address(),
  clientId: string().strict().required().max(maxClientIdLength).matches(plainText, '${path} must be plain text'),
  portal: address(),
  api: address().test('slash', '${path} must not end with a slash', (value) => !value.endsWith('/')),
  origins: array(origin()).strict().required().max(maxOrigins),
  algorithms: array(string().strict().required().oneOf(knownAlgorithms, '${path} must be an asymmetric algorithm'))
    .strict()
    .min(1)
    .max(knownAlgorithms.length)
    .default([...defaultAlgorithms]),
  channel: string()
    .strict()
    .matches(/^[a-z][a-z0-9-]{0,30}$/, '${path} must be a lowercase name'),
  pins: lazy((pins: unknown) =>
    object(Object.fromEntries(Object.keys(Object(pins) as object).map((name) => [name, version])))
      .strict()
      .test(
        'most',
        `\${path} must have at most ${maxPins} entries`,
        (value) => Object.keys(Object(value) as object).length <= maxPins,
      )
      .test('names', '${path} must be keyed by module name', (value) =>
        Object.keys(Object(value) as object).every((name) => remoteName.test(name)),
      )
      .default(undefined),
  ),
})
  .strict()
  .noUnknown('unknown field: ${unknown}')
  .required();

/** What no two partners may have in common: a token, a host or a name would be of both. */
export const uniqueFields = ['id', 'domain', 'issuer'] as const;

const repeated = (partners: readonly Partner[], key: (typeof uniqueFields)[number]): string[] => {
  const values = partners.map((partner) => partner[key]);
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${key} "${value}" belongs to more than one partner`,
  );
};

/** Reads one record. Names every fault. */
export function parsePartner(value: unknown): PartnerReading {
  try {
    return { ok: true, partner: record.cast(record.validateSync(value, { abortEarly: false, strict: true })) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    return { ok: false, faults: each.map(({ path = '', message }) => ({ path, message })) };
  }
}

/** Reads the registry of partners: a JSON array of records. Names every fault of every record. */
export function parsePartners(value: unknown): PartnersReading {
  if (!Array.isArray(value)) return { ok: false, faults: ['it must be a JSON array of partners'] };
  const faults: string[] = [];
  const partners = value.flatMap((each: unknown, index): Partner[] => {
    const reading = parsePartner(each);
    if (reading.ok) return [reading.partner];
    faults.push(...reading.faults.map(({ message }) => `partner ${index + 1}: ${message}`));
    return [];
  });
  faults.push(...uniqueFields.flatMap((key) => repeated(partners, key)));
  return faults.length === 0 ? { ok: true, partners } : { ok: false, faults };
}
