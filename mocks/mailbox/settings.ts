import path from 'node:path';
import { mailboxFolder } from '../../services/platform/mail/read-mail-settings.ts';

export interface MailboxSettings {
  /** The port, where 0 takes a free one. */
  readonly port: number;
  /** The absolute folder with the messages. */
  readonly folder: string;
}

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Reads `MAILBOX_PORT` and `TESSERA_DATA`. Throws on an invalid port. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): MailboxSettings {
  const { MAILBOX_PORT: port = '', TESSERA_DATA: data = '' } = env;
  const number = port === '' ? 3003 : Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`MAILBOX_PORT must be a port from 0 to 65535, not "${port}".`);
  return { port: number, folder: mailboxFolder(path.resolve(projectRoot, data === '' ? '.tessera' : data)) };
}
