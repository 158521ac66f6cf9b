import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  readonly url: string;
  readonly from: string;
}

/** Milliseconds after which a silent server is given up. */
const patience = 20_000;

const isOnThisMachine = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * Sends by SMTP. On the way to another machine the connection is always encrypted: what is sent opens accounts, so a
 * server that offers no TLS is refused.
 */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isOnThisMachine(new URL(url).hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async send(message) {
      await transport.sendMail(compose(from, message));
    },
  };
}
