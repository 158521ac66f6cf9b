import { brand } from '../../../../shared/contracts/brand.ts';
import { duration } from '../../../platform/i18n/formats-in.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { mosaicPicture } from '../../../platform/pages/pictures.ts';
import type { PublicPageParts } from '../../../platform/pages/public-page.ts';
import { sharedTextsIn } from './texts.ts';

/** The footer of every shared page. */
export const sharedFooter = (language: string): Markup =>
  markup`<footer class="made"><a href="/">${interpolate(sharedTextsIn(language).madeWith)}</a></footer>`;

/** Why the password is requested again. */
export type PasswordDenial = { readonly kind: 'wrong' } | { readonly kind: 'wait'; readonly seconds: number };

function denialMarkup(denial: PasswordDenial | undefined, language: string): Markup[] {
  if (!denial) return [];
  const { locked } = sharedTextsIn(language);
  const text =
    denial.kind === 'wrong' ? locked.wrong : interpolate(locked.wait, { wait: duration(denial.seconds, language) });
  return [markup`<p class="wrong" id="refused" role="alert">${text}</p>`];
}

/** Asks for the password of a link and reveals nothing of its content. */
export function lockedPage(path: string, language: string, denial?: PasswordDenial): PublicPageParts {
  const { locked } = sharedTextsIn(language);
  const describedBy = denial ? markup` aria-invalid="true" aria-describedby="refused"` : markup``;
  const content = markup`<body class="locked">
<main class="card"><h1>${locked.heading}</h1><p>${locked.text}</p>
<form method="post" action="${path}">
<label for="password">${locked.password}</label>
<input id="password" name="password" type="password" autocomplete="off" required autofocus${describedBy}>
${denialMarkup(denial, language)}
<button class="button main" type="submit">${locked.open}</button>
</form></main>
${sharedFooter(language)}
</body>`;
  return { language, title: `${locked.title} · ${brand.name}`, content };
}

/**
 * Says that nothing can be shown now although the link works: there are too many requests, or the letter is unfinished.
 */
export function laterPage(path: string, language: string, reason: 'busy' | 'unfinished'): PublicPageParts {
  const { title, text, action } = sharedTextsIn(language)[reason];
  const content = markup`<body class="status-page"><header></header>
<main>${mosaicPicture}<h1>${title}</h1><p>${text}</p><a class="button main" href="${path}">${action}</a></main>
</body>`;
  return { language, title: `${title} · ${brand.name}`, content };
}
