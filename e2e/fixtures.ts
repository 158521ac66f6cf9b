import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { fillAsTyping } from './firefox-typing.ts';

/**
 * Records what a person does not see but must not happen: script errors and violations of the content security policy.
 */
export interface Watch {
  readonly problems: string[];
  /** Names problems that the test causes on purpose, such as the console message about a blocked request. */
  expectProblems(pattern: RegExp): void;
}

/**
 * What Firefox logs about a file whose request ended because the page was left, or its content removed: its hash is that
 * of an empty file, or its status that of an aborted request.
 */
const abortedRequests = [createHash('sha384').digest('base64'), 'status=2152398850'];

/** Every test runs under the production policy and fails on an unexpected problem. */
export const test = base.extend<{ watch: Watch }, { browser: Browser }>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') fillAsTyping(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      await context.exposeFunction('reportPolicyBreach', (text: string) => problems.push(`policy: ${text}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = (window as unknown as { reportPolicyBreach?: (text: string) => void }).reportPolicyBreach;
          report?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
        });
      });
      const watchPage = (page: Page): void => {
        // By default, no request leaves this machine: every external service is replaced by a local one.
        page.on('request', (request) => {
          const { protocol, hostname } = new URL(request.url());
          if (/^(?:https?|wss?):$/.test(protocol) && !/^(?:.+\.)?localhost$|^127\.0\.0\.1$/.test(hostname)) {
            problems.push(`elsewhere: ${request.url()}`);
          }
        });
        page.on('pageerror', ({ message }) => {
          if (!abortedRequests.some((mark) => message.includes(mark))) problems.push(`error: ${message}`);
        });
        page.on('console', (message) => {
          if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
        });
      };
      context.pages().forEach(watchPage);
      context.on('page', watchPage);
      await use({ problems, expectProblems: (pattern) => void expected.push(pattern) });
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let names = 0;

/** Returns part of an email address that is unique, also across worker processes that count the same numbers. */
export function newName(): string {
  names += 1;
  return `${Date.now().toString(36)}-${process.env['TEST_PARALLEL_INDEX'] ?? ''}-${names}`;
}

/** Returns the credentials of a new person. */
export function newPerson(): { readonly email: string; readonly password: string } {
  return { email: `person-${newName()}@example.com`, password: 'harbour lantern quilt' };
}

/** Creates an account at /login and waits for the app. */
export async function signUp(
  page: Page,
  person = newPerson(),
): Promise<{ readonly email: string; readonly password: string }> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app\/resumes$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return person;
}

/**
 * Waits for animations to end, because colors halfway through a fade are not meant to be read. Shadow roots are
 * included. The frame before that reports a changed color scheme to the page, which a busy machine delays.
 */
const movementsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    const animationsIn = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsIn(shadowRoot) : [])),
    ];
    return Promise.allSettled(
      animationsIn(document)
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    );
  });

/** Checks WCAG 2.2 AA as far as it can be automated. */
export async function expectAccessible(page: Page): Promise<void> {
  // A tooltip or notice that fades in while axe looks has little contrast for a moment, so what it finds must last.
  if ((await violationsOn(page)).length > 0) expect(await violationsOn(page)).toEqual([]);
}

/** Returns what axe finds once nothing moves. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  await movementsEnd(page);
  // A field that is half behind a form's buttons scrolls clear of them, but axe measures only its visible half.
  const release = (position: string): Promise<void> =>
    page.evaluate((value) => {
      for (const footer of document.querySelectorAll<HTMLElement>('[data-form-footer]')) footer.style.position = value;
    }, position);
  await release('static');
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // This rule is experimental in axe: it counts the initials shown in place of a photo, which are hidden from
    // assistive technology.
    .disableRules(['label-content-name-mismatch'])
    // The other mode opens a page of its own for every check, which only frames of other origins need.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  await release('');
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
}

/** Checks that nothing overflows sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // An open menu follows its button only some frames after the window was resized.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}
