import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

export interface FileMailboxOptions {
  /** Created when it is missing, readable by this account only. */
  readonly folder: string;
  readonly from: string;
  /** The maximum number of messages that are kept. */
  readonly keep?: number;
}

/** Names begin with the time, so that they sort by it, such as `2026-03-09T08-15-00-123Z-1a2b3c4d.eml`. */
const nameShape = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.eml$/;

/** Returns whether a file name is that of a message. */
export const isMessageFile = (name: string): boolean => nameShape.test(name);

/** The file names of a mailbox's messages, the newest first. A folder that does not exist yet has none. */
export async function listMailbox(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(isMessageFile).sort().reverse();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Creates a mailer that writes each message to a file that any mail program can open, for a machine without a mail
 * server.
 */
export function createFileMailer({ folder, from, keep = 200 }: FileMailboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function write(content: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const name = `${time}-${randomBytes(4).toString('hex')}.eml`;
    const draft = path.join(folder, `.${name}.draft`);
    try {
      await writeFile(draft, content, { mode: 0o600 });
      // The rename makes sure that readers never see a partial message.
      await rename(draft, path.join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    async send(message) {
      const { message: content } = await transport.sendMail(compose(from, message));
      if (!Buffer.isBuffer(content)) throw new Error('The message was not composed in memory.');
      await write(content);
      const old = (await listMailbox(folder)).slice(keep);
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
