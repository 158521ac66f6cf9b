import { brand } from '../../../shared/contracts/brand.ts';
import { markup, type Markup } from '../../markup/markup.ts';
import { mosaicPicture } from '../../site/public-pages/pictures.ts';
import type { PublicPageParts } from '../../site/public-pages/public-page.ts';
import { filled, sharedTexts } from './texts.ts';

/** Stands below everything that is shared. */
export const made = markup`<footer class="made"><a href="/">${filled(sharedTexts.madeWith, { brand: brand.name })}</a></footer>`;

/** Why the password is asked for again. */
export type Refused = { readonly kind: 'wrong' } | { readonly kind: 'wait'; readonly seconds: number };

/** `5 seconds`, `3 minutes`. */
function duration(seconds: number): string {
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(inMinutes ? Math.ceil(seconds / 60) : seconds);
}

function refusal(refused: Refused | undefined): Markup[] {
  if (!refused) return [];
  const { locked } = sharedTexts;
  const text = refused.kind === 'wrong' ? locked.wrong : filled(locked.wait, { wait: duration(refused.seconds) });
  return [markup`<p class="wrong" id="refused" role="alert">${text}</p>`];
}

/** Asks for the password of a link, and tells nothing of what is behind it. */
export function lockedPage(path: string, refused?: Refused): PublicPageParts {
  const { locked } = sharedTexts;
  const described = refused ? markup` aria-invalid="true" aria-describedby="refused"` : markup``;
  const content = markup`<body class="locked">
<main class="card"><h1>${locked.heading}</h1><p>${locked.text}</p>
<form method="post" action="${path}">
<label for="password">${locked.password}</label>
<input id="password" name="password" type="password" autocomplete="off" required autofocus${described}>
${refusal(refused)}
<button class="button main" type="submit">${locked.open}</button>
</form></main>
${made}
</body>`;
  return { title: `${locked.title} · ${brand.name}`, content };
}

/** Nothing can be shown now, and nothing is wrong with the link: too much at once, or a letter that lacks something. */
export function laterPage(path: string, why: 'busy' | 'unfinished'): PublicPageParts {
  const { title, text, action } = sharedTexts[why];
  const content = markup`<body class="lonely"><header></header>
<main>${mosaicPicture}<h1>${title}</h1><p>${text}</p><a class="button main" href="${path}">${action}</a></main>
</body>`;
  return { title: `${title} · ${brand.name}`, content };
}
