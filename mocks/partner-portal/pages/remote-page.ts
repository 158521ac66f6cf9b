import { html, jsonForScript, type Html } from '../html.ts';
import { page } from './layout.ts';
import type { RemotePage, RemotePlace } from './remote-pages.ts';

/** What the page's script needs to mount a remote (see `public/portal.js`). */
export interface MountConfig {
  readonly remote: string;
  readonly embedScript: string;
  readonly subject: string;
  readonly endpoints: { readonly graphql: string; readonly typeset: string };
  readonly language: string;
  readonly nonce: string;
}

const tabs = (title: string, places: readonly RemotePlace[]): Html =>
  places.length === 0
    ? html``
    : html`<nav class="places" aria-label="${title}" data-places>
        ${places.map(({ path, label }) => html`<a href="#${path}">${label}</a>`)}
      </nav>`;

/** Renders a page of the portal with one remote in it. */
export function remotePage({
  title,
  path,
  lead,
  remote,
  places = [],
  session,
  settings,
  nonce,
  below,
}: RemotePage): string {
  const { siteOrigin, remotesOrigin } = settings;
  const config: MountConfig = {
    remote,
    embedScript: `${remotesOrigin}/embed.js`,
    subject: session.tokens.subject,
    endpoints: { graphql: `${siteOrigin}/graphql`, typeset: `${siteOrigin}/typeset` },
    language: 'en-US',
    nonce,
  };
  const head = html`<script type="application/json" id="portal-config">
      ${jsonForScript(config)}
    </script>
    <script src="/portal.js" defer></script>`;
  return page(
    { title, path, customer: session.email, head },
    html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${tabs(title, places)}
      <section class="remote" aria-label="${title}">
        <p class="remote-status" role="status" data-status>Loading your data …</p>
        <div data-remote></div>
        <noscript><p class="alert">This part of the page needs JavaScript.</p></noscript>
      </section>
      ${below}`,
  );
}
