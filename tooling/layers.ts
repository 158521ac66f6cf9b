/**
 * Who may import whom, and which folder alone may touch which library (docs/architecture.md, as data). The lint rule
 * `tessera/import-direction` enforces it; `import-direction.test.ts` shows that the rule reports a breach.
 */

/** The rooms of the project. A file belongs to the first of these folders that its path starts with. */
export const layerPrefixes = [
  'shared/contracts',
  'shared/i18n',
  'shared/ui',
  'shared/router',
  'shared/graphql',
  'shared/forms',
  'shared/lists',
  'shared/documents',
  'shared/importers',
  'shared/exporters',
  'shared/matching',
  'shared/wordings',
  'shared/paragraphs',
  'shared/typesetting',
  'shared/remote-kit',
  'shared/record-forms',
  'shared/library',
  'shared/builder',
  'remotes',
  'shell',
  'services/platform',
  'services/domain',
  'services/config',
  'services/api',
  'services/workers',
  'services/app',
  'services/cli',
  'services/public-site',
  'services/tests',
  'services',
  'embed',
  'mocks',
  'tooling/testing',
  'tooling',
  'e2e',
  'bench',
] as const;

export type Layer = (typeof layerPrefixes)[number];

/** What documents, files and matching are, without a page or a server. */
const documentRooms = ['shared/documents', 'shared/importers', 'shared/exporters', 'shared/matching'] as const;

const sharedRooms = [
  'shared/contracts',
  'shared/i18n',
  'shared/ui',
  'shared/router',
  'shared/graphql',
  'shared/forms',
  'shared/lists',
  ...documentRooms,
  'shared/wordings',
  'shared/paragraphs',
  'shared/typesetting',
  'shared/remote-kit',
  'shared/record-forms',
  'shared/library',
  'shared/builder',
] as const satisfies readonly Layer[];

/** What every room of the server may use of `shared`: the UI reaches the server through `schema.graphql` alone. */
const serverBasis = ['shared/contracts', ...documentRooms, 'shared/typesetting'] as const satisfies readonly Layer[];

const serverRooms = [
  'services/platform',
  'services/domain',
  'services/config',
  'services/api',
  'services/workers',
  'services/app',
  'services/cli',
  'services',
] as const satisfies readonly Layer[];

/** What a room may import besides itself. Arrows point downward only, so that no circle of rooms can form. */
export const allowedImports: Readonly<Record<Layer, readonly Layer[]>> = {
  'shared/contracts': [],
  'shared/i18n': ['shared/contracts'],
  'shared/ui': ['shared/contracts', 'shared/i18n'],
  'shared/router': ['shared/contracts'],
  'shared/documents': ['shared/contracts'],
  'shared/importers': ['shared/contracts', 'shared/documents'],
  // A file that we wrote is read back by the rules by which it was written.
  'shared/exporters': ['shared/contracts', 'shared/documents', 'shared/importers'],
  // What a machine reads back from a page is compared with what was written.
  'shared/matching': ['shared/contracts', 'shared/documents', 'shared/importers'],
  'shared/graphql': ['shared/contracts', 'shared/documents'],
  'shared/forms': [
    'shared/contracts',
    'shared/i18n',
    'shared/ui',
    'shared/router',
    'shared/documents',
    'shared/graphql',
  ],
  'shared/lists': [
    'shared/contracts',
    'shared/i18n',
    'shared/ui',
    'shared/router',
    'shared/documents',
    'shared/remote-kit',
  ],
  'shared/wordings': ['shared/documents', 'shared/i18n'],
  'shared/paragraphs': ['shared/documents', 'shared/i18n', 'shared/ui'],
  'shared/typesetting': ['shared/contracts', 'shared/documents'],
  'shared/remote-kit': [
    'shared/contracts',
    'shared/i18n',
    'shared/ui',
    'shared/router',
    'shared/graphql',
    'shared/forms',
  ],
  'shared/record-forms': [
    'shared/contracts',
    'shared/i18n',
    'shared/ui',
    'shared/router',
    'shared/graphql',
    'shared/forms',
    'shared/documents',
    'shared/remote-kit',
  ],
  'shared/library': [
    'shared/contracts',
    'shared/i18n',
    'shared/ui',
    'shared/router',
    'shared/graphql',
    'shared/lists',
    'shared/remote-kit',
  ],
  'shared/builder': [
    'shared/contracts',
    'shared/i18n',
    'shared/ui',
    'shared/router',
    'shared/graphql',
    ...documentRooms,
    'shared/forms',
    'shared/lists',
    'shared/wordings',
    'shared/typesetting',
    'shared/remote-kit',
  ],
  remotes: sharedRooms,
  shell: sharedRooms,
  // Databases, mail, storage, HTTP: nothing that knows what a résumé is, except the shape of the tables.
  'services/platform': serverBasis,
  // What the product does, without a transport.
  'services/domain': [...serverBasis, 'services/platform'],
  'services/config': [...serverBasis, 'services/platform', 'services/domain'],
  'services/api': [...serverBasis, 'services/platform', 'services/domain', 'services/config'],
  'services/workers': [...serverBasis, 'services/platform', 'services/domain', 'services/config'],
  'services/app': [
    ...serverBasis,
    'services/platform',
    'services/domain',
    'services/config',
    'services/api',
    'services/workers',
  ],
  'services/cli': [
    ...serverBasis,
    'services/platform',
    'services/domain',
    'services/config',
    'services/api',
    'services/app',
  ],
  // Drawn at build from the theme's values; no server imports it.
  'services/public-site': ['shared/contracts', 'shared/ui', 'services/platform', 'services/api'],
  'services/tests': [...sharedRooms, ...serverRooms, 'mocks', 'tooling/testing', 'tooling'],
  services: [...serverBasis, ...serverRooms],
  embed: ['shared/contracts'],
  mocks: [...sharedRooms, ...serverRooms, 'embed'],
  'tooling/testing': [...sharedRooms, ...serverRooms, 'mocks', 'remotes', 'shell'],
  tooling: [...sharedRooms, ...serverRooms, 'services/public-site', 'embed', 'tooling/testing'],
  e2e: [...sharedRooms, ...serverRooms, 'tooling/testing', 'tooling', 'mocks'],
  bench: [...sharedRooms, ...serverRooms, 'tooling/testing', 'tooling', 'mocks', 'e2e'],
};

/** A library that only some folders may import, because everyone else goes through what they build on it. */
export interface LibraryFence {
  /** Package names or scopes; `@emotion/` stands for the whole scope. */
  readonly libraries: readonly string[];
  /** Path prefixes, from the project's root, that may import them. */
  readonly allowedIn: readonly string[];
}

export const libraryFences: readonly LibraryFence[] = [
  { libraries: ['oidc-client-ts', 'react-oidc-context'], allowedIn: ['shell/session', 'shell/partner'] },
  {
    libraries: ['@module-federation/'],
    allowedIn: ['shell/federation', 'embed', 'webpack.config.ts', 'tooling', 'e2e/other-federation'],
  },
  { libraries: ['react-dom/client'], allowedIn: ['shell/bootstrap.tsx', 'shared/remote-kit', 'tooling/testing'] },
  { libraries: ['@chakra-ui/', '@emotion/'], allowedIn: ['shared/ui', 'shared/remote-kit'] },
  { libraries: ['@apollo/'], allowedIn: ['shared/graphql'] },
  { libraries: ['react-router-dom', 'react-router'], allowedIn: ['shared/router'] },
  { libraries: ['i18next', 'react-i18next'], allowedIn: ['shared/i18n'] },
  { libraries: ['react-hook-form', '@hookform/'], allowedIn: ['shared/forms'] },
  { libraries: ['@myriaddreamin/'], allowedIn: ['shared/typesetting', 'services/domain/typesetting', 'services/cli'] },
  { libraries: ['drizzle-orm', 'pg'], allowedIn: ['services'] },
  { libraries: ['pg-copy-streams'], allowedIn: ['services/cli/backup'] },
  { libraries: ['nodemailer'], allowedIn: ['services/platform/mail'] },
  { libraries: ['prom-client', '@opentelemetry/'], allowedIn: ['services/platform/telemetry'] },
  { libraries: ['ical-generator'], allowedIn: ['services/domain/jobs'] },
  // The domain has no transport: what it answers or throws is put into words of HTTP by `services/api`.
  {
    libraries: ['fastify', '@fastify/', 'graphql', 'mercurius', '@pothos/'],
    allowedIn: [
      'services/platform',
      'services/api',
      'services/workers',
      'services/app',
      'services/app.ts',
      'shared/graphql',
      'tooling',
      'mocks',
      'bench',
    ],
  },
  {
    libraries: ['undici', 'htmlparser2', 'ipaddr.js'],
    allowedIn: ['services/platform/public-fetch', 'services/domain/job-ads'],
  },
];
