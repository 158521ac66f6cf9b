import { array, lazy, object, string, ValidationError } from 'yup';

/** A career portal whose customers use their portal sign-in for Tessera (decisions.md "Partner portal"). */
export interface Partner {
  /** The provider's id in the gateway's answers (product.md §7, `authProvider.id`). */
  readonly id: string;
  /** The part of our host after `myresume.`, with its port if it has one. */
  readonly domain: string;
  /** The name that customers know. */
  readonly name: string;
  /** The `iss` claim of its ID tokens, which must match exactly. */
  readonly issuer: string;
  /** Our client id at the provider. */
  readonly clientId: string;
  /** The portal's home page, to which our navigation links back. */
  readonly portal: string;
  /** The base address of `/api/…` requests (product.md §7), without a trailing slash. */
  readonly api: string;
  /** The origins of its pages, which may mount remotes and use its tokens. */
  readonly origins: readonly string[];
  /** The algorithms with which its ID tokens may be signed. */
  readonly algorithms: readonly string[];
  /** The release channel of the remotes on its pages, such as `next` for previews; undefined for stable versions. */
  readonly channel?: string | undefined;
  /** Pinned versions of remotes on its pages, by remote. A pin has effect as long as the version exists. */
  readonly pins?: Readonly<Record<string, string>> | undefined;
  /** Set for registered partners: their provider is only asked at public addresses. */
  readonly isPublic?: boolean;
}

/** Returns the enabled partners. The list is the same object as long as nothing changes. */
export type CurrentPartners = () => readonly Partner[];

export type PartnersReading =
  | { readonly ok: true; readonly partners: readonly Partner[] }
  | { readonly ok: false; readonly problems: readonly string[] };

export type PartnerReading =
  | { readonly ok: true; readonly partner: Partner }
  | { readonly ok: false; readonly problems: readonly PartnerProblem[] };

/** A problem of a record, with its path, such as `origins[0]`. */
export interface PartnerProblem {
  readonly path: string;
  /** A sentence that begins with the path. */
  readonly message: string;
  /** Set for a value that is valid in itself but belongs to another partner or is our own. */
  readonly reason?: 'taken' | 'ours';
}

/** The maximum number of characters. */
const maxAddressLength = 2_000;
const maxClientIdLength = 255;
const maxOrigins = 50;
const maxPins = 50;

/** The default algorithms. A record may name others, but never one whose key is a shared secret. */
const defaultAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
export const knownAlgorithms = [...defaultAlgorithms, 'RS384', 'RS512', 'PS384', 'PS512', 'ES384', 'ES512', 'Ed25519'];

const domainShape =
  /^(?!myresume\.)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;
const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Returns whether tokens and personal data may travel to an address: only by https, except on this machine. */
export function isSafeAddress(value: string): boolean {
  // The URL parser drops these characters, but an exact comparison does not.
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

/** Text that the database can store and people can read: no control characters and no unpaired surrogates. */
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

/** Fields that no two partners may share, because a token, a host, or a name would then belong to both. */
export const uniqueFields = ['id', 'domain', 'issuer'] as const;

const findRepeated = (partners: readonly Partner[], key: (typeof uniqueFields)[number]): string[] => {
  const values = partners.map((partner) => partner[key]);
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${key} "${value}" belongs to more than one partner`,
  );
};

/** Parses one record. All problems are reported. */
export function parsePartner(value: unknown): PartnerReading {
  try {
    return { ok: true, partner: record.cast(record.validateSync(value, { abortEarly: false, strict: true })) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    return { ok: false, problems: each.map(({ path = '', message }) => ({ path, message })) };
  }
}

/** Parses the registry of partners, a JSON array of records. All problems of all records are reported. */
export function parsePartners(value: unknown): PartnersReading {
  if (!Array.isArray(value)) return { ok: false, problems: ['it must be a JSON array of partners'] };
  const problems: string[] = [];
  const partners = value.flatMap((each: unknown, index): Partner[] => {
    const reading = parsePartner(each);
    if (reading.ok) return [reading.partner];
    problems.push(...reading.problems.map(({ message }) => `partner ${index + 1}: ${message}`));
    return [];
  });
  problems.push(...uniqueFields.flatMap((key) => findRepeated(partners, key)));
  return problems.length === 0 ? { ok: true, partners } : { ok: false, problems };
}
