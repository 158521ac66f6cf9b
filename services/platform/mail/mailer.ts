/** A message to one person, in both forms in which mail programs show one. */
export interface Message {
  /** One address, as the person typed it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Safe HTML of a whole document. */
  readonly html: string;
  /** Where a mail program may post to end messages of this kind (RFC 8058); undefined for what comes once. */
  readonly unsubscribe?: string | undefined;
  /** Milliseconds after which nobody can do anything with it; undefined: two days. */
  readonly usefulFor?: number | undefined;
  /** What whoever wrote it is told the outcome by; undefined: nobody waits for it. It is no part of what is sent. */
  readonly about?: string | undefined;
}

/** Where mail goes: an SMTP server, or a folder. */
export interface Mailer {
  /** Resolves when the message was taken over. Rejects otherwise; the reason may hold addresses. */
  send(message: Message): Promise<void>;
}
