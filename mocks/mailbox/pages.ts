import { html, type Html } from '../partner-portal/html.ts';
import type { StoredMessage } from './messages.ts';

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/mailbox.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.markup;
}

const timeOf = (date: string): Html => html`<time datetime="${date}">${new Date(date).toLocaleString('en')}</time>`;

const row = ({ name, to, subject, date }: StoredMessage): Html =>
  html`<li>
    <a href="/messages/${name}"><b>${subject}</b></a>
    <span>${to} · ${timeOf(date)}</span>
  </li>`;

/** Renders the list of all messages. */
export function listPage(messages: readonly StoredMessage[]): string {
  const list =
    messages.length === 0
      ? html`<p>No messages yet. Ask for a new password on the site, and the email with the link appears here.</p>`
      : html`<ol>
          ${messages.map(row)}
        </ol>`;
  return page(
    'Mailbox',
    html`<h1>Emails that Tessera would have sent</h1>
      <p class="muted">
        No mail server is set up, so nothing leaves this machine. Reload the page to see new messages.
      </p>
      ${list}`,
  );
}

/** Turns addresses in a text into links. */
const linkAddresses = (text: string): readonly Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));

/** Without `allow-scripts` and `allow-same-origin`, a message can only be viewed. Its links open in a new tab. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** Renders one message, with its HTML in a separate frame. */
export function messagePage({ name, to, from, subject, date, text }: StoredMessage): string {
  return page(
    subject,
    html`<p><a href="/">All messages</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>From</dt>
        <dd>${from}</dd>
        <dt>Sent</dt>
        <dd>${timeOf(date)}</dd>
      </dl>
      <h2>As text</h2>
      <pre>${linkAddresses(text)}</pre>
      <h2>As HTML</h2>
      <iframe title="The message as HTML" sandbox="${sandbox}" src="/messages/${name}/html"></iframe>`,
  );
}

/** Renders the page for a message that does not exist. */
export const missingPage = (): string =>
  page(
    'Message not found',
    html`<h1>Message not found</h1>
      <p>Only the newest 200 messages are kept. <a href="/">All messages</a></p>`,
  );
