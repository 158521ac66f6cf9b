import {
  matchRemote,
  registryElementId,
  runtimeConfigElementId,
  type Registry,
  type RuntimeConfig,
} from '../../shared/contracts/index.ts';
import { html, inlineJson, trusted, type Html } from './html.ts';
import type { ShellAssets } from './shell-assets.ts';
import { publicTexts } from './texts.ts';

export interface ShellDocumentInput {
  readonly path: string;
  readonly nonce: string;
  readonly assets: ShellAssets;
  readonly registry: Registry;
  readonly config: RuntimeConfig;
}

/** Names of the shell's own page chunks by the path that needs them. */
const pageOf = (path: string): string =>
  path.startsWith('/app') ? 'app' : path === '/login' ? 'sign-in' : path.slice(1);

/** Drawn before any script has run: the page's ground in both colour schemes, so that nothing flashes. */
const ground =
  'html{background:#fff;color-scheme:light dark}@media(prefers-color-scheme:dark){html{background:#0f1b22}}';

const addressOf = (file: string): string => (/^https?:/.test(file) ? file : `/assets/${file}`);

/** A preload counts only when its crossorigin is that of the later request: chunks of another origin are fetched with CORS. */
function preloads({ path, assets, registry }: ShellDocumentInput): Html[] {
  const own = [...assets.preload, ...(assets.pages[pageOf(path)] ?? [])].map(
    (file) => html`<link rel="preload" as="script" href="${addressOf(file)}" />`,
  );
  const record = matchRemote(registry, path)?.record;
  const foreign =
    record === undefined
      ? []
      : [
          html`<link
            rel="preload"
            as="script"
            crossorigin="anonymous"
            integrity="${record.integrity}"
            href="${record.entry}"
          />`,
          ...record.preload.routes.map(
            (address) => html`<link rel="preload" as="script" crossorigin="anonymous" href="${address}" />`,
          ),
        ];
  const fonts = assets.fonts.map(
    (file) =>
      html`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${addressOf(file)}" />`,
  );
  return [...own, ...foreign, ...fonts];
}

/** The shell's page for an address: what it needs to start is in it, so that no request waits for another. */
export function shellDocument(input: ShellDocumentInput): string {
  const { nonce, assets, registry, config } = input;
  const scripts = assets.scripts.map((file) => html`<script defer src="${addressOf(file)}"></script>`);
  const texts = publicTexts.shell;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <title>${texts.title}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        ${preloads(input)}
        <style nonce="${nonce}">
          ${trusted(ground)}
        </style>
        <script type="application/json" id="${runtimeConfigElementId}">
          ${inlineJson(config)}
        </script>
        <script type="application/json" id="${registryElementId}">
          ${inlineJson(registry)}
        </script>
        ${scripts}
      </head>
      <body>
        <div id="app"></div>
        <noscript>${texts.noScript}</noscript>
      </body>
    </html>`.markup.replace(/\n\s+/g, '\n');
}
