import { readFileSync } from 'node:fs';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

interface Texts {
  readonly errorTitle: string;
  readonly errorBody: string;
  readonly errorCode: string;
  readonly signOutTitle: string;
  readonly signOutBody: string;
  readonly signOutConfirm: string;
  readonly signedOutTitle: string;
  readonly signedOutBody: string;
  readonly home: string;
}

const texts = JSON.parse(readFileSync(new URL('./locales/en/pages.json', import.meta.url), 'utf8')) as Texts;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A page without scripts or inline styles, so that the strictest Content-Security-Policy leaves it whole. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>` +
  `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const homeLink = `<p><a href="/">${escapeHtml(texts.home)}</a></p>`;

/** What a person sees when another site's sign-in link is broken. */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  ctx.type = 'html';
  ctx.body = page(
    texts.errorTitle,
    `<p>${escapeHtml(texts.errorBody)}</p><p>${escapeHtml(texts.errorCode)} <code>${escapeHtml(out.error)}</code></p>${homeLink}`,
  );
}

/** Asks before a sign-out that another site has begun; `form` is the provider's own hidden form. */
export function renderSignOutQuestion(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = page(
    texts.signOutTitle,
    `<p>${escapeHtml(texts.signOutBody)}</p>${form}` +
      `<button type="submit" form="op.logoutForm" name="logout" value="yes">${escapeHtml(texts.signOutConfirm)}</button>${homeLink}`,
  );
}

export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html';
  ctx.body = page(texts.signedOutTitle, `<p>${escapeHtml(texts.signedOutBody)}</p>${homeLink}`);
}
