import { brand } from '../../../shared/contracts/index.ts';
import { markup, type Markup } from '../../markup/markup.ts';
import { publicTexts } from '../texts.ts';
import { brandMark, mosaicPicture, sheetPicture } from './pictures.ts';
import type { PublicPageParts } from './public-page.ts';

/** Where a visitor begins: `/login` both signs in and creates accounts (product.md §4). */
export const signInPath = '/login';
export const createAccountPath = '/login?create=1';

/** The mark and the name, leading home. */
export const brandLink = markup`<a class="brand" href="/">${brandMark}<span>${brand.name}</span></a>`;

const pairs = (items: readonly { readonly title: string; readonly text: string }[], level: 2 | 3): Markup[] =>
  items.map(({ title, text }) =>
    level === 2 ? markup`<li><h2>${title}</h2><p>${text}</p></li>` : markup`<li><h3>${title}</h3><p>${text}</p></li>`,
  );

/** What Tessera does, in a few sentences. `origin` is the site's. */
export function landingPage(origin: string): PublicPageParts {
  const texts = publicTexts.landing;
  const create = markup`<a class="button main" href="${createAccountPath}">${texts.create}</a>`;
  const content = markup`<body>
<a class="skip" href="#content">${texts.skip}</a>
<header class="wide top">${brandLink}<a class="button plain small" href="${signInPath}">${texts.signIn}</a></header>
<main id="content">
<section class="hero"><div class="wide">
<div><h1>${texts.headline}</h1><p class="lead">${texts.lead}</p>
<div class="actions">${create}<a class="button plain" href="${signInPath}">${texts.signIn}</a></div></div>
<div class="picture">${sheetPicture(texts.pictureLabel)}</div>
</div></section>
<ul class="wide points">${pairs(texts.points, 2)}</ul>
<section class="wide how"><h2>${texts.stepsTitle}</h2><ol class="steps">${pairs(texts.steps, 3)}</ol></section>
<section class="promise"><div class="wide"><div><h2>${texts.promiseTitle}</h2><p>${texts.promise}</p></div>${create}</div></section>
</main>
<footer><div class="wide">${texts.footer}</div></footer>
</body>`;
  return { title: texts.title, description: texts.description, address: `${origin}/`, content };
}

/** The answer to an address that nothing has. */
export function notFoundPage(): PublicPageParts {
  const { title, text, action } = publicTexts.notFound;
  const content = markup`<body class="lonely">
<header class="wide top">${brandLink}</header>
<main>${mosaicPicture}<h1>${title}</h1><p>${text}</p><a class="button main" href="/">${action}</a></main>
</body>`;
  return { title: `${title} · ${brand.name}`, content };
}
