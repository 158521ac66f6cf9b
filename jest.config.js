/** Two projects: `node` for code that runs on the server and in the tools, `browser` for code that runs in a page. */
const transformTo = (moduleType) => ({
  '\\.(ts|tsx|mts)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
        // Node demands `with { type: 'json' }`, and Jest does as well.
        experimental: { keepImportAttributes: true },
      },
      module: { type: moduleType },
    },
  ],
});

const shared = {
  rootDir: import.meta.dirname,
  moduleNameMapper: { '^@shared/([^/]+)$': '<rootDir>/shared/$1/index.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.cache', '<rootDir>/.tessera'],
};

/** Pictures that code imports, which webpack inlines. */
const pictures = { '\\.webp$': '<rootDir>/tooling/testing/inline-picture.cjs' };

const browserFolders = [
  'shell',
  'embed',
  'remotes',
  'shared/ui',
  'shared/forms',
  'shared/remote-kit',
  'shared/library',
  'shared/builder',
  'shared/graphql',
  'shared/i18n',
  'shared/router',
];

export default {
  // Tests that start databases, engines, and whole pages are slow on a busy machine.
  testTimeout: 120_000,
  // Two processes, each of them replaced when it has grown. Jest's default on two cores is a single process, which
  // keeps the modules of every file and runs out of memory.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1200MB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['services', 'shared', 'tooling', 'mocks', 'embed', 'bench'].map(
        (folder) => `<rootDir>/${folder}/**/*.test.ts`,
      ),
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...browserFolders.map((folder) => `<rootDir>/${folder}/`),
      ],
      // Server code consists of ECMAScript modules (import.meta). Browser code is tested as CommonJS, because in that
      // form its libraries have one copy of each React context.
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { ...transformTo('es6'), ...pictures },
    },
    {
      ...shared,
      displayName: 'browser',
      transform: { ...transformTo('commonjs'), ...pictures },
      testEnvironment: '<rootDir>/tooling/testing/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tooling/testing/setup-browser.ts'],
      testMatch: browserFolders.flatMap((folder) => [
        `<rootDir>/${folder}/**/*.test.ts`,
        `<rootDir>/${folder}/**/*.test.tsx`,
      ]),
    },
  ],
};
