/**
 * Defines which room may import which, and which folder alone may use which library (docs/architecture.md, as data).
 * The lint rule `tessera/import-direction` enforces it, and `import-direction.test.ts` shows that the rule reports
 * violations.
 */

/** The rooms of the project. A file belongs to the first of these folders that its path starts with. */
export const layerPrefixes = [
  'shared/contracts',
  'shared/i18n',
  'shared/ui',
  'shared/router',
  'shared/graphql',
  'shared/portal-history',
  'shared/forms',
  'shared/lists',
  'shared/documents',
  'shared/importers',
  'shared/exporters',
  'shared/matching',
  'shared/variants',
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
  'services/process',
  'services/api',
  'services/workers',
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

/** Rooms for documents, files, and matching, which need neither a page nor a server. */
const documentRooms = ['shared/documents', 'shared/importers', 'shared/exporters', 'shared/matching'] as const;

const sharedRooms = [
  'shared/contracts',
  'shared/i18n',
  'shared/ui',
  'shared/router',
  'shared/graphql',
  'shared/portal-history',
  'shared/forms',
  'shared/lists',
  ...documentRooms,
  'shared/variants',
  'shared/paragraphs',
  'shared/typesetting',
  'shared/remote-kit',
  'shared/record-forms',
  'shared/library',
  'shared/builder',
] as const satisfies readonly Layer[];

/**
 * The parts of `shared` that every room of the server may import. The UI reaches the server only through
 * `schema.graphql`.
 */
const serverBasis = ['shared/contracts', ...documentRooms, 'shared/typesetting'] as const satisfies readonly Layer[];

const serverRooms = [
  'services/platform',
  'services/domain',
  'services/config',
  'services/process',
  'services/api',
  'services/workers',
  'services/cli',
  'services',
] as const satisfies readonly Layer[];

/** The rooms that a room may import besides itself. Arrows point downward only, so that rooms cannot form a circle. */
export const allowedImports: Readonly<Record<Layer, readonly Layer[]>> = {
  'shared/contracts': [],
  'shared/i18n': ['shared/contracts'],
  'shared/ui': ['shared/contracts', 'shared/i18n'],
  'shared/router': ['shared/contracts'],
  'shared/documents': ['shared/contracts'],
  'shared/importers': ['shared/contracts', 'shared/documents'],
  // An exported file is read back by the same rules by which it was written, and looks like the pages.
  'shared/exporters': ['shared/contracts', 'shared/documents', 'shared/importers', 'shared/typesetting'],
  // The text that a parser reads from a page is compared with the source.
  'shared/matching': ['shared/contracts', 'shared/documents', 'shared/importers'],
  'shared/graphql': ['shared/contracts', 'shared/documents'],
  'shared/portal-history': ['shared/contracts', 'shared/graphql'],
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
    'shared/graphql',
    'shared/documents',
    'shared/remote-kit',
  ],
  'shared/variants': ['shared/documents', 'shared/i18n'],
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
    'shared/variants',
    'shared/typesetting',
    'shared/remote-kit',
    // Contact info and links are records, whose forms ask the same question when another tab has saved them.
    'shared/record-forms',
  ],
  remotes: sharedRooms,
  shell: sharedRooms,
  // Databases, mail, storage, and HTTP: no code here knows about résumés, except for the shape of the tables.
  'services/platform': serverBasis,
  // The product's operations, without a transport.
  'services/domain': [...serverBasis, 'services/platform'],
  'services/config': [...serverBasis, 'services/platform', 'services/domain'],
  // What every service of a process shares: the server, the outbox, the partners, and the `Service` interface.
  'services/process': [...serverBasis, 'services/platform', 'services/domain', 'services/config'],
  'services/api': [...serverBasis, 'services/platform', 'services/domain', 'services/config', 'services/process'],
  'services/workers': [...serverBasis, 'services/platform', 'services/domain', 'services/config', 'services/process'],
  'services/cli': [
    ...serverBasis,
    'services/platform',
    'services/domain',
    'services/config',
    'services/process',
    'services/api',
  ],
  // The pages are rendered at build time from the theme's values; no server imports this room. The ATS check reads a
  // visitor's PDF by the rules of the app.
  'services/public-site': ['shared/contracts', 'shared/ui', ...documentRooms, 'services/platform', 'services/api'],
  'services/tests': [...sharedRooms, ...serverRooms, 'mocks', 'tooling/testing', 'tooling'],
  services: [...serverBasis, ...serverRooms],
  embed: ['shared/contracts'],
  mocks: [...sharedRooms, ...serverRooms, 'embed'],
  'tooling/testing': [...sharedRooms, ...serverRooms, 'mocks', 'remotes', 'shell'],
  tooling: [...sharedRooms, ...serverRooms, 'services/public-site', 'embed', 'tooling/testing'],
  e2e: [...sharedRooms, ...serverRooms, 'tooling/testing', 'tooling', 'mocks'],
  bench: [...sharedRooms, ...serverRooms, 'tooling/testing', 'tooling', 'mocks', 'e2e'],
};

/** A library that only some folders may import, because all other code uses what they build on it. */
export interface LibraryFence {
  /** Package names or scopes, such as `@emotion/` for the whole scope. */
  readonly libraries: readonly string[];
  /** Path prefixes, from the project's root, that may import the libraries. */
  readonly allowedIn: readonly string[];
}

/** A folder outside all fences: it measures the packages without what is built on them (docs/adr/0071). */
export const unfenced = 'bench/first-route/';

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
  {
    libraries: ['@myriaddreamin/'],
    allowedIn: ['shared/typesetting', 'services/domain/typesetting', 'services/cli', 'bench/import-corpus'],
  },
  { libraries: ['drizzle-orm', 'pg'], allowedIn: ['services'] },
  { libraries: ['pg-copy-streams'], allowedIn: ['services/cli/backup'] },
  { libraries: ['nodemailer'], allowedIn: ['services/platform/mail'] },
  { libraries: ['prom-client', 'pino', '@opentelemetry/'], allowedIn: ['services/platform/telemetry'] },
  { libraries: ['ical-generator'], allowedIn: ['services/domain/jobs'] },
  // The domain has no transport: `services/api` translates its results and errors to HTTP.
  {
    libraries: ['fastify', '@fastify/', 'graphql', 'mercurius', '@pothos/'],
    allowedIn: [
      'services/platform',
      'services/api',
      'services/workers',
      'services/process',
      'services/app.ts',
      'shared/graphql',
      'tooling',
      'mocks',
      'bench',
    ],
  },
  {
    libraries: ['undici', 'htmlparser2', 'ipaddr.js'],
    allowedIn: [
      'services/platform/egress',
      'services/platform/public-fetch',
      'services/domain/job-ads',
      'shared/importers/docx/xml.ts',
    ],
  },
];
