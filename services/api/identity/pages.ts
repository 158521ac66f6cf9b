import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import { markup, trustHtml, type Markup } from '../../platform/http/markup.ts';
import type english from './locales/en/pages.json';

const textsIn = localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'pages');

interface PageParts {
  readonly language: string;
  readonly title: string;
  readonly body: Markup;
}

/** Renders a page without scripts or inline styles, so that it works under the strictest Content-Security-Policy. */
const page = ({ language, title, body }: PageParts): string =>
  markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1>${body}<p><a href="/">${textsIn(language).home}</a></p></main></body></html>`
    .source;

/** Renders what a person sees when another site's sign-in link is broken. */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const language = textsLanguageOf(ctx.headers);
  const texts = textsIn(language);
  ctx.type = 'html';
  ctx.body = page({
    language,
    title: texts.errorTitle,
    body: markup`<p>${texts.errorBody}</p><p>${texts.errorCode} <code>${out.error}</code></p>`,
  });
}

/** Renders the question before a sign-out that another site has begun. `form` is the provider's own hidden form. */
export function renderSignOutQuestion(ctx: KoaContextWithOIDC, form: string): void {
  const language = textsLanguageOf(ctx.headers);
  const texts = textsIn(language);
  ctx.body = page({
    language,
    title: texts.signOutTitle,
    body: markup`<p>${texts.signOutBody}</p>${trustHtml(form)}<button type="submit" form="op.logoutForm" name="logout" value="yes">${texts.signOutConfirm}</button>`,
  });
}

/** Renders the page after a sign-out that another site has begun. */
export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  const language = textsLanguageOf(ctx.headers);
  const { signedOutTitle: title, signedOutBody } = textsIn(language);
  ctx.type = 'html';
  ctx.body = page({ language, title, body: markup`<p>${signedOutBody}</p>` });
}
