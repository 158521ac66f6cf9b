/**
 * Who may import whom, and which folder alone may touch which library (architecture.md §2 as data).
 * The lint rule `tessera/import-direction` enforces it; `import-direction.test.ts` shows that it bites.
 */

/** A part of the project: the first of these prefixes that a file's path starts with is the file's layer. */
export const layerPrefixes = [
  'shared/contracts',
  'shared/i18n',
  'shared/ui',
  'shared/router',
  'shared/graphql',
  'shared/forms',
  'shared/lists',
  'shared/documents',
  'shared/wordings',
  'shared/typesetting',
  'shared/remote-kit',
  'shared/record-forms',
  'shared/library',
  'shared/testing',
  'shared/tooling',
  'remotes',
  'shell',
  'services/database',
  'services/gateway',
  'services/identity',
  'services/typesetter',
  'services/site',
  'services/partners',
  'services/mail',
  'services/markup',
  'services/passwords',
  'services/rounds',
  'services/storage',
  'services/headshots',
  'services',
  'embed',
  'mocks',
  'e2e',
  'bench',
] as const;

export type Layer = (typeof layerPrefixes)[number];

const everySharedLibrary: readonly Layer[] = [
  'shared/contracts',
  'shared/i18n',
  'shared/ui',
  'shared/router',
  'shared/graphql',
  'shared/forms',
  'shared/lists',
  'shared/documents',
  'shared/wordings',
  'shared/typesetting',
  'shared/remote-kit',
  'shared/record-forms',
  'shared/library',
];

const everyService: readonly Layer[] = [
  'services/database',
  'services/gateway',
  'services/identity',
  'services/typesetter',
  'services/site',
  'services/partners',
  'services/mail',
  'services/markup',
  'services/passwords',
  'services/rounds',
  'services/storage',
  'services/headshots',
];

/** What a layer may import besides itself. Shared folders point downward only, so that no cycle can form. */
export const allowedImports: Readonly<Record<Layer, readonly Layer[]>> = {
  'shared/contracts': [],
  'shared/i18n': ['shared/contracts'],
  'shared/ui': ['shared/contracts', 'shared/i18n'],
  'shared/router': ['shared/contracts'],
  'shared/graphql': ['shared/contracts', 'shared/documents'],
  'shared/documents': ['shared/contracts'],
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
  'shared/testing': [...everySharedLibrary, ...everyService, 'services', 'mocks', 'remotes', 'shell'],
  'shared/tooling': [...everySharedLibrary, 'services', 'services/site', 'services/database'],
  remotes: everySharedLibrary,
  shell: everySharedLibrary,
  'services/database': ['shared/contracts', 'shared/documents'],
  'services/gateway': [
    'shared/contracts',
    'shared/documents',
    'shared/typesetting',
    'services/database',
    'services/partners',
    'services/passwords',
  ],
  'services/identity': [
    'shared/contracts',
    'shared/documents',
    'services/database',
    'services/partners',
    'services/mail',
    'services/passwords',
    'services/rounds',
  ],
  'services/typesetter': ['shared/contracts', 'shared/documents', 'shared/typesetting'],
  'services/site': [
    'shared/contracts',
    'shared/documents',
    'shared/typesetting',
    'services/markup',
    'services/partners',
  ],
  'services/partners': ['shared/contracts'],
  'services/mail': ['services/database', 'services/markup', 'services/rounds'],
  'services/markup': [],
  'services/passwords': [],
  'services/rounds': [],
  'services/storage': ['services/database'],
  'services/headshots': ['shared/contracts', 'services/database', 'services/storage'],
  services: ['shared/contracts', 'shared/documents', 'shared/typesetting', ...everyService],
  embed: ['shared/contracts'],
  mocks: [...everySharedLibrary, ...everyService, 'services', 'embed'],
  e2e: [...everySharedLibrary, ...everyService, 'services', 'shared/testing', 'shared/tooling', 'mocks'],
  bench: [...everySharedLibrary, ...everyService, 'services', 'shared/testing', 'shared/tooling', 'mocks', 'e2e'],
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
    allowedIn: ['shell/federation', 'embed', 'webpack.config.ts', 'shared/tooling'],
  },
  { libraries: ['react-dom/client'], allowedIn: ['shell/bootstrap.tsx', 'shared/remote-kit', 'shared/testing'] },
  { libraries: ['@chakra-ui/', '@emotion/'], allowedIn: ['shared/ui', 'shared/remote-kit'] },
  { libraries: ['@apollo/'], allowedIn: ['shared/graphql'] },
  { libraries: ['react-router-dom', 'react-router'], allowedIn: ['shared/router'] },
  { libraries: ['i18next', 'react-i18next'], allowedIn: ['shared/i18n'] },
  { libraries: ['react-hook-form', '@hookform/'], allowedIn: ['shared/forms'] },
  { libraries: ['@myriaddreamin/'], allowedIn: ['shared/typesetting', 'services/typesetter'] },
  { libraries: ['drizzle-orm', 'pg'], allowedIn: ['services'] },
  { libraries: ['nodemailer'], allowedIn: ['services/mail'] },
];
