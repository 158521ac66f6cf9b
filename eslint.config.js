import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importDirection } from './tooling/import-direction.ts';

const browserCode = [
  'shell/**',
  'remotes/**',
  'shared/{ui,graphql,forms,lists,router,i18n,remote-kit,library,builder}/**',
  'embed/**',
];

const newerThanSupported = 'Newer than the oldest supported browsers (shared/contracts/supported-browsers.ts).';

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.cache/**', '.tessera/**', 'bench/results/**', '**/*.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { tessera: { rules: { 'import-direction': importDirection } }, 'react-hooks': reactHooks, regexp },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'tessera/import-direction': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' }],
      'max-lines': ['error', { max: 300 }],
      // A text of 50,000 characters must not keep the process busy for seconds.
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    files: browserCode,
    ignores: ['**/*.test.*', 'shell/session/**', 'shared/remote-kit/storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use the storage adapter in shared/remote-kit.' },
        // TypeScript’s `lib` keeps newer parts of the language away, but it has all of the DOM.
        { name: 'requestIdleCallback', message: 'Safari has none. Use whenIdle in shared/contracts.' },
        ...['CloseWatcher', 'URLPattern', 'scheduler'].map((name) => ({ name, message: newerThanSupported })),
      ],
      'no-restricted-properties': [
        'error',
        ...['startViewTransition', 'caretPositionFromPoint'].map((property) => ({
          property,
          message: newerThanSupported,
        })),
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'tooling/testing/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Tests choose the texts that their expressions read.
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
  {
    // Rules for job ads read lines of at most 400 characters (ad-lines.ts); a test measures the longest texts.
    files: ['services/domain/job-ads/text/**', 'shared/matching/ad-text/**', 'shared/matching/demands/**'],
    rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
  },
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], languageOptions: { globals: globals.node } },
);
