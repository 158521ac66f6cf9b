import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  readonly url: string;
  readonly from: string;
  /**
   * The host name with which this server introduces itself to the mail server (EHLO, RFC 5321 §4.1.1.1). Many mail
   * servers trust an IP address less.
   */
  readonly helo: string;
}

/** Milliseconds after which a server that does not respond is given up. */
const timeoutMs = 20_000;

const isOnThisMachine = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * Creates a mailer that sends by SMTP. The connection to another machine is always encrypted, because messages contain
 * links that give access to accounts; a server that offers no TLS is refused.
 */
export function createSmtpMailer({ url, from, helo }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    name: helo,
    requireTLS: !isOnThisMachine(new URL(url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(message) {
      await transport.sendMail(compose(from, message));
    },
  };
}
