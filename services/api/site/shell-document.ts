import {
  matchRemote,
  missingFunctionAttribute,
  registryElementId,
  runtimeConfigElementId,
  startFailedElementId,
  supportedBrowsers,
  type FirstScript,
  type Registry,
  type RegistryRecord,
  type RuntimeConfig,
} from '../../../shared/contracts/index.ts';
import { pagesStyle } from '../../../shared/typesetting/preview/pages-style.ts';
import { markup, inlineJson, trustHtml, type Markup } from '../../platform/http/markup.ts';
import { browserCheck } from './browser-check.ts';
import type { ShellAssets } from '../../platform/http/shell-assets.ts';
import { publicTextsIn } from './texts.ts';

/** A part of the app that is already rendered. It is on screen until the app replaces it. */
export interface PreparedPart {
  /** The name by which the app requests it. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Safe HTML. */
  readonly html: string;
  /** The style rules of its content. */
  readonly style: string;
}

export interface ShellDocumentInput {
  /** The language (BCP 47) of what is shown before, or without, the app. */
  readonly language: string;
  readonly path: string;
  readonly nonce: string;
  readonly assets: ShellAssets;
  readonly registry: Registry;
  readonly config: RuntimeConfig;
  readonly prepared?: PreparedPart | undefined;
}

/** Returns the name of the shell's own page chunk for a path. */
const pageOf = (path: string): string =>
  path.startsWith('/app') ? 'app' : path === '/login' ? 'sign-in' : path.slice(1);

/** The page's background in both color schemes, rendered before any script runs so that nothing flashes. */
const ground =
  'html{background:#fff;color-scheme:light dark}@media(prefers-color-scheme:dark){html{background:#0f1b22}}';

const addressOf = (file: string): string => (/^https?:/.test(file) ? file : `/assets/${file}`);

const scriptPreload = (address: string): Markup => markup`<link rel="preload" as="script" href="${address}">
`;
const foreignPreload = (address: string): Markup =>
  markup`<link rel="preload" as="script" crossorigin="anonymous" href="${address}">
`;
const entryPreload = ({ entry, integrity }: RegistryRecord): Markup =>
  markup`<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="${entry}">
`;
const firstPreload = ({ address, media }: FirstScript): Markup =>
  media === undefined
    ? foreignPreload(address)
    : markup`<link rel="preload" as="script" crossorigin="anonymous" media="${media}" href="${address}">
`;
const fontPreload = (address: string): Markup =>
  markup`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${address}">
`;

/**
 * Renders the preloads. A preload is used only if its crossorigin matches that of the later request: files of another
 * origin need CORS.
 */
function preloads({ path, assets, registry }: ShellDocumentInput): Markup[] {
  const match = matchRemote(registry, path);
  const record = match?.record;
  const forRemote = record?.uses?.flatMap((key) => assets.shared[key] ?? []) ?? [];
  const ownChunks = new Set([...assets.preload, ...(assets.pages[pageOf(path)] ?? []), ...forRemote]);
  return [
    ...[...ownChunks].map((file) => scriptPreload(addressOf(file))),
    ...(record === undefined ? [] : [entryPreload(record), ...record.preload.routes.map(foreignPreload)]),
    ...(record?.preload.pages?.[match?.route.path ?? ''] ?? []).map(firstPreload),
    ...assets.fonts.map((file) => fontPreload(addressOf(file))),
  ];
}

/** Where the builder will show its pages (shared/builder/page), from the width at which it shows them. */
const preparedStyle =
  `.prepared{position:fixed;inset:56px 0 0 440px;overflow-y:auto;padding:68px 32px 24px;background:#f5f8fa}` +
  `.prepared>div{max-width:816px}${pagesStyle}` +
  `@media(prefers-color-scheme:dark){.prepared{background:#0a141a}}@media(max-width:899.98px){.prepared{display:none}}`;

/** Replaces whatever the page shows in a browser that is too old for the app. */
const tooOldStyle =
  '.too-old{display:none;max-width:560px;margin:0 auto;padding:48px 24px;font:16px/1.5 system-ui,sans-serif}' +
  `[${missingFunctionAttribute}] .too-old{display:block}[${missingFunctionAttribute}] .prepared{display:none}`;

const preparedPart = ({ name, attributes, html }: PreparedPart): Markup =>
  markup`<div class="prepared" aria-hidden="true" data-prepared="${name}"${Object.entries(attributes).map(
    ([attribute, value]) => markup` ${attribute}="${value}"`,
  )}>${trustHtml(html)}</div>
`;

/**
 * Renders the shell's page for an address. It contains everything the app needs to start, so that no request waits for
 * another.
 */
export function shellDocument(input: ShellDocumentInput): string {
  const { language, nonce, assets, registry, config, prepared } = input;
  const texts = publicTextsIn(language).shell;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>${texts.title}</title>
<script>${trustHtml(browserCheck)}</script>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style nonce="${nonce}">${trustHtml(ground + tooOldStyle + (prepared ? preparedStyle + prepared.style : ''))}</style>
<script type="application/json" id="${runtimeConfigElementId}">${inlineJson(config)}</script>
<script type="application/json" id="${registryElementId}">${inlineJson(registry)}</script>
${assets.scripts.map((file) => markup`<script defer src="${addressOf(file)}"></script>`)}
${preloads(input)}
</head>
<body>
<div id="app"></div>
${prepared ? preparedPart(prepared) : []}<p id="${startFailedElementId}" hidden>${texts.startFailed} <a href="">${texts.startAgain}</a></p>
<div class="too-old" role="alert">
<h1>${texts.browserTooOld}</h1>
<p>${texts.supportedBrowsers.replace('{{browsers}}', supportedBrowsers)}</p>
</div>
<noscript>${texts.noScript}</noscript>
</body>
</html>`.source;
}
