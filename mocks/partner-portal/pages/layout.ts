import { html, type Html } from '../html.ts';
import { remotePages } from './remote-pages.ts';

export interface Frame {
  readonly title: string;
  /** The path of the page, for the menu. */
  readonly path: string;
  /** The email address of the customer who is signed in. */
  readonly customer: string | undefined;
  /** Elements for the head in addition to the portal's own. */
  readonly head?: Html;
}

const menu: readonly { readonly path: string; readonly label: string }[] = [
  { path: '/', label: 'Home' },
  ...remotePages,
];

const menuItem = (path: string, label: string, current: string): Html => {
  const state = path === current ? html` aria-current="page"` : html``;
  return html`<li><a href="${path}" ${state}>${label}</a></li>`;
};

const account = (customer: string | undefined): Html =>
  customer === undefined
    ? html`<a class="account-link" href="/sign-in">Sign in</a>`
    : html`<form class="account" method="post" action="/session/sign-out" data-sign-out>
        <span class="account-name">${customer}</span> <button>Sign out</button>
      </form>`;

/** Renders a whole page of the portal. */
export function page({ title, path, customer, head }: Frame, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Northgate Careers</title>
        <link rel="icon" href="/emblem.svg" />
        <link rel="stylesheet" href="/portal.css" />
        ${head ?? html``}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="masthead">
          <a class="brand" href="/"><img src="/emblem.svg" alt="" width="40" height="40" /> Northgate Careers</a>
          <nav aria-label="Main">
            <ul>
              ${menu.map((entry) => menuItem(entry.path, entry.label, path))}
            </ul>
          </nav>
          ${account(customer)}
        </header>
        <main id="content">${content}</main>
        <footer>
          <p>Northgate Careers, Old Corn Exchange, Northgate. Open Monday to Friday, 9 am to 5 pm.</p>
        </footer>
      </body>
    </html> `.markup;
}
