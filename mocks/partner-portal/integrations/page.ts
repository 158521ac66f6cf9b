import { html, jsonForScript, type Html } from '../html.ts';
import type { CustomerSession } from '../session-store.ts';
import type { PortalSettings } from '../settings.ts';
import { integrations, type Integration } from './integrations.ts';

export interface IntegrationPage {
  readonly integration: Integration;
  readonly session: CustomerSession;
  readonly settings: PortalSettings;
  readonly nonce: string;
}

const script = (address: string, nonce: string): Html => html`<script src="${address}" nonce="${nonce}"></script>`;

/** Renders a page with only what its kind of integration needs. */
export function integrationPage({ integration, session, settings, nonce }: IntegrationPage): string {
  const { name, title, what, vendors = [], styles = [], language = 'en', direction = 'ltr', places } = integration;
  const { siteOrigin, remotesOrigin } = settings;
  const config = {
    subject: session.tokens.subject,
    endpoints: { graphql: `${siteOrigin}/graphql`, typeset: `${siteOrigin}/typeset` },
    remotesOrigin,
    nonce,
  };
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Integrations – Northgate Careers</title>
        <link rel="icon" href="/emblem.svg" />
        <link rel="stylesheet" href="/integrations/page.css" />
        ${styles.map((file) => html`<link rel="stylesheet" href="/integrations/${file}" />`)}
      </head>
      <body>
        <header>
          <p><a href="/integrations">Integrations</a></p>
          <h1>${title}</h1>
          <p>${what}</p>
        </header>
        <main data-integration="${name}">${(places ?? ['place']).map((id) => html`<div id="${id}"></div>`)}</main>
        <script type="application/json" id="config">
          ${jsonForScript(config)}
        </script>
        ${[
          `${remotesOrigin}/embed.js`,
          ...vendors.map((file) => `/integrations/vendor/${file}`),
          '/integrations/session.js',
          `/integrations/${name}.js`,
        ].map((address) => script(address, nonce))}
      </body>
    </html>`.markup;
}

/** Renders the list of all integrations. */
export const integrationsList = (): Html =>
  html`<h1>Ways to embed Tessera</h1>
    <p class="lead">
      Each page shows one way to put a part of Tessera on a page, with all of its code in one short file.
    </p>
    <ul>
      ${integrations.map(({ name, title, what }) => html`<li><a href="/integrations/${name}">${title}</a>: ${what}</li>`)}
    </ul>`;
