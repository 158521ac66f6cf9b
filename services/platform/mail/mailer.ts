/** A message to one recipient, in plain text and HTML. */
export interface Message {
  /** One address, as it was typed. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A complete HTML document that is safe to show. */
  readonly html: string;
  /** The address to which a mail program may post to unsubscribe (RFC 8058); undefined for one-time messages. */
  readonly unsubscribe?: string | undefined;
  /** Milliseconds after which the message is useless to its recipient. Default: two days. */
  readonly usefulFor?: number | undefined;
  /**
   * A label with which the outcome is reported to the sender; undefined if nothing waits for it. It is not part of the
   * message.
   */
  readonly about?: string | undefined;
}

/** The destination of mail: an SMTP server or a folder. */
export interface Mailer {
  /** Resolves when the message was accepted. Rejects otherwise; the reason may contain addresses. */
  send(message: Message): Promise<void>;
}
