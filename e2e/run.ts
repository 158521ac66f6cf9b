/** `npm run e2e`: starts the built product on free ports, runs the tests against it, and stops it again. */
import { runCommand } from '../services/cli/command-line/command-line.mjs';

/** The browser, and the options of Playwright that one needs, so that a wrong one is found before the product is started. */
const options = {
  browser: {
    value: 'name',
    about:
      'The browser, chromium or firefox. Not all tests run in Firefox; add --grep @every-browser for those that do.',
  },
  debug: { about: 'Opens the inspector, in a visible browser.' },
  grep: { value: 'pattern', short: 'g', about: 'Runs only tests whose title matches.' },
  headed: { about: 'Shows the browser.' },
  'last-failed': { about: 'Runs only the tests that failed the last time.' },
  'max-failures': { value: 'count', about: 'Stops after that many failures.' },
  'repeat-each': { value: 'count', about: 'Runs each test that many times.' },
  reporter: { value: 'name', about: 'How results are reported, for example: line.' },
  retries: { value: 'count', about: 'Repeats a failed test up to that many times.' },
  timeout: { value: 'milliseconds', about: 'How long a test may take.' },
  trace: { value: 'mode', about: 'Records what led to a failure: retain-on-failure, on, or off.' },
  workers: { value: 'count', short: 'j', about: 'How many tests run at a time.' },
} as const;

/** Playwright has an option of this name too, which would start its own build of the browser. */
function withoutBrowser(args: readonly string[]): readonly string[] {
  return args.filter((arg, index) => !arg.startsWith('--browser') && args[index - 1] !== '--browser');
}

await runCommand(
  {
    name: 'npm run e2e',
    does: 'Starts the built product on free ports and a database of its own, runs the end-to-end tests against it in a browser, and stops it again. Run npm run build first.',
    arguments: [{ name: 'spec', about: 'The files to run, instead of all.', isOptional: true, isRepeated: true }],
    options,
    settings: [
      { name: 'CHROMIUM_PATH', about: 'Chromium, if it is not in a usual place.' },
      { name: 'FIREFOX_PATH', about: 'Firefox, if it is not in a usual place.' },
    ],
    examples: [
      'npm run e2e -- journey.spec.ts',
      'npm run e2e -- journey.spec.ts --trace retain-on-failure',
      'npm run e2e -- --browser firefox --grep @every-browser',
    ],
  },
  async ({ options: { browser } }) => {
    const { checkInstalled, readBrowserName } = await import('./browsers.ts');
    const name = readBrowserName(browser);
    checkInstalled(name);
    const { runTests } = await import('./run-tests.ts');
    process.exit(await runTests(withoutBrowser(process.argv.slice(2)), name));
  },
);
