import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { isMessageFile, listMailbox } from '../../services/platform/mail/file-mailer.ts';

export interface StoredMessage {
  /** The name of its file. */
  readonly name: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** The date in the message. */
  readonly date: string;
  readonly text: string;
  readonly html: string;
}

type Person = { readonly address?: string | undefined } | undefined;
const addressOf = (person: Person): string => person?.address ?? '';

/** Reads one message. Returns undefined if there is none with that name, or no longer. */
export async function readMessage(folder: string, name: string): Promise<StoredMessage | undefined> {
  if (!isMessageFile(name)) return undefined;
  let content: Buffer;
  try {
    content = await readFile(path.join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const { to, from, subject = '', date = '', text = '', html = '' } = await PostalMime.parse(content);
  return { name, to: addressOf(to?.[0]), from: addressOf(from), subject, date, text, html };
}

/** Reads all messages, newest first. */
export async function readMessages(folder: string): Promise<StoredMessage[]> {
  const messages = await Promise.all((await listMailbox(folder)).map((name) => readMessage(folder, name)));
  return messages.filter((message) => message !== undefined);
}
