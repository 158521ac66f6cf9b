/** Compares the table of settings in docs/operating/settings.md with the settings that the services read. */
import { readConfiguration, roles } from '../../services/config/configuration.ts';
import { secretNames } from '../../services/config/secret-files.ts';
import { guideRows, guideSections, inCode } from './guide-text.ts';

type Environment = Readonly<Record<string, string>>;

/** Other settings without which a setting has no effect. */
const provider: Environment = { IDENTITY_ISSUER: 'https://id.example', IDENTITY_CLIENT_ID: 'tessera' };
const store: Environment = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const observer: Environment = { POSTHOG_KEY: 'phc_key' };
const aliveWith: Readonly<Record<string, Environment>> = {
  IDENTITY_SCOPES: provider,
  IDENTITY_ALGORITHMS: provider,
  IDENTITY_EMAIL_CLAIM: provider,
  S3_REGION: store,
  POSTHOG_HOST: observer,
};

/** Values of the defaults that the table describes in words, on a machine without settings. */
const meant: Environment = {
  SITE_ORIGIN: 'http://localhost:3000',
  REMOTES_ORIGIN: 'http://localhost:3001',
  IDENTITY_INSIDE: 'http://localhost:3000',
  MAIL_FROM: 'Tessera <no-reply@localhost>',
  SAMPLE_POSTINGS: '5000',
  ROLES: roles.join(','),
};

/** The settings in the table with their defaults. */
const documented = guideRows('Environment variables').flatMap(
  ([settings = '', usual = '']): readonly (readonly [string, string])[] => {
    const names = inCode(settings);
    const values = names.length === 1 ? [usual] : usual.split(', ');
    return names.map((name, index) => [name, (values[index] ?? values[0] ?? '').replaceAll('`', '')]);
  },
);

/** Returns the names that the services read from an environment. */
function namesRead(env: Environment): readonly string[] {
  const asked = new Set<string>();
  const watched = new Proxy(env, {
    get(target, name) {
      if (typeof name === 'string') asked.add(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  readConfiguration(watched);
  return [...asked].filter((name) => !name.endsWith('_FILE'));
}

test('lists every setting that is read, and no others', () => {
  const read = new Set([{}, store, provider, observer].flatMap(namesRead));
  // The backup key and a test address are in other parts of the guide; the old name of ROLES is only for existing
  // installations.
  for (const elsewhere of ['BACKUP_KEY', 'STRIPE_API', 'TESSERA_ROLES']) read.delete(elsewhere);
  expect(documented.map(([name]) => name).sort()).toEqual([...read].sort());
});

test.each(documented.filter(([, usual]) => usual !== 'none'))('documents the default of %s as %s', (name, usual) => {
  const alive = aliveWith[name] ?? {};
  const { metrics, ...rest } = readConfiguration({ ...alive, [name]: meant[name] ?? usual });
  const nothingSet = readConfiguration(alive);
  expect({ ...rest, metrics: { ...metrics, isGiven: false } }).toEqual(nothingSet);
});

test('names the settings that can be files', () => {
  const list = /Every secret \(([^)]*)\)/.exec(guideSections().get('Environment variables') ?? '')?.[1] ?? '';
  expect(inCode(list).sort()).toEqual([...secretNames].sort());
});
