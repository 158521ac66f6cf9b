import type { Outbox } from '../../../../platform/mail/outbox.ts';
import type { Message } from '../../../../platform/mail/mailer.ts';
import { identityResetRequests } from '../../../../platform/database/schema/identity.ts';
import type { TestBrowser } from '../../__tests__/browser.ts';
import { startIdentity, type RunningIdentity } from '../../__tests__/running-identity.ts';
import { defaultLimits } from '../../sign-in-limits.ts';
import { defaultResetLimits, type ResetLimitSettings } from '../reset-limits.ts';

export const password = 'a long enough secret';
export const newPassword = 'harbour lantern quilt';

/** The milliseconds that the mail server takes. An answer that waited for it would be noticeably slower. */
const mailTakes = 25;

/** After too many guesses, the wait is longer than any test takes on a busy machine. */
const waitsForMinutes = {
  ...defaultLimits,
  wrongPasswords: { ...defaultLimits.wrongPasswords, firstDelay: 5 * 60_000 },
};

let people = 0;
export const newAddress = (): string => `forgetful-${(people += 1)}@example.org`;

/** Waits long enough for all background work of an answer. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));

export interface ResetScene {
  readonly server: RunningIdentity;
  /** The emails that were sent, oldest first. */
  readonly sent: Message[];
  /** Whether the outbox currently fails to store messages. */
  isOutboxBroken: boolean;
  ask(email: string, browser?: TestBrowser): Promise<Response>;
  /** Resolves when no request is waiting. */
  untilAnswered(): Promise<void>;
  confirm(token: string, secret?: string): Promise<[number, unknown]>;
  /** Returns the token of the newest email, after `count` emails have arrived. */
  mailedToken(count?: number): Promise<string>;
  signUp(email?: string): Promise<string>;
  /** Creates a person with an account and a reset link. */
  createForgetfulPerson(): Promise<{ readonly email: string; readonly token: string }>;
  signInStatus(email: string, secret: string): Promise<number>;
}

/** Starts the provider with a mailbox that tests can read. */
export async function startResetScene(limits: Partial<ResetLimitSettings> = {}): Promise<ResetScene> {
  const sent: Message[] = [];
  const outbox: Outbox = {
    async post(message) {
      // Each sign-up sends one, which is not what these tests are about.
      if (message.subject.startsWith('Confirm your email')) return;
      await new Promise((resolve) => setTimeout(resolve, mailTakes));
      if (scene.isOutboxBroken) throw new Error('The message could not be kept.');
      sent.push(message);
    },
    close: () => Promise.resolve(),
  };
  const resetLimits = { ...defaultResetLimits, network: { points: 1000, duration: 60 }, ...limits };
  const server = await startIdentity(waitsForMinutes, { outbox, resetLimits });

  const ask: ResetScene['ask'] = (email, browser = server.browser()) =>
    browser.post('/identity/password-reset/request', { email });

  const mailedToken: ResetScene['mailedToken'] = async (count = 1) => {
    const deadline = Date.now() + 5_000;
    while (sent.length < count && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    if (sent.length !== count) throw new Error(`${sent.length} messages were sent instead of ${count}.`);
    // The message is handed over in the transaction that creates the link. Until it has ended, the link does not work.
    await scene.untilAnswered();
    const token = /#token=([\w-]{43})$/m.exec(sent.at(-1)?.text ?? '')?.[1];
    if (token === undefined) throw new Error('The message has no link.');
    return token;
  };

  const signUp: ResetScene['signUp'] = async (email = newAddress()) => {
    await server.browser().signIn('register', email, password);
    return email;
  };

  const scene: ResetScene = {
    server,
    sent,
    isOutboxBroken: false,
    ask,
    mailedToken,
    signUp,
    async untilAnswered() {
      const deadline = Date.now() + 5_000;
      while ((await server.db.$count(identityResetRequests)) > 0) {
        if (Date.now() > deadline) throw new Error('A request still waits.');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async confirm(token, secret = newPassword) {
      const response = await server.browser().post('/identity/password-reset/confirm', { token, password: secret });
      return [response.status, (await response.json()) as unknown];
    },
    async createForgetfulPerson() {
      const email = await signUp();
      await ask(email);
      return { email, token: await mailedToken() };
    },
    async signInStatus(email, secret) {
      const browser = server.browser();
      return (await browser.submit('login', await browser.begin(), email, secret)).status;
    },
  };
  return scene;
}
