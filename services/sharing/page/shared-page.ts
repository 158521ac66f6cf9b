import { brand } from '../../../shared/contracts/brand.ts';
import type { ComposedResume } from '../../../shared/documents/composed-document.ts';
import { markup, type Markup } from '../../markup/markup.ts';
import { mosaicPicture } from '../../site/public-pages/pictures.ts';
import type { PublicPageParts } from '../../site/public-pages/public-page.ts';
import { previewSize } from '../../thumbnails/draw-thumbnail.ts';
import { asOnPages } from './as-on-pages.ts';
import { documentMarkup } from './document-markup.ts';
import { linkedDataOf } from './linked-data.ts';
import { filled, sharedTexts } from './texts.ts';

const made = markup`<footer class="made"><a href="/">${filled(sharedTexts.madeWith, { brand: brand.name })}</a></footer>`;

/** Letters of a description that previews show. */
const descriptionLength = 200;

/** What a preview says of a document: its headline and how it begins. */
function descriptionOf({ header, sections }: ComposedResume): string {
  const summary = sections.flatMap((section) => (section.kind === 'text' ? section.paragraphs : []))[0] ?? '';
  const text = [header.headline, summary].filter((each) => each !== '').join(' · ');
  return text.length <= descriptionLength ? text : `${text.slice(0, descriptionLength).replace(/\s+\S*$/u, '')}…`;
}

export interface SharedPageInput {
  readonly document: ComposedResume;
  /** Address of the headshot, where it is not the profile's. */
  readonly picture?: string | undefined;
  /** Absolute address of the page. */
  readonly address: string;
  readonly isListed: boolean;
}

/** The document as a page that anybody can read, without any script. */
export function sharedPage({ document: composed, picture, address, isListed }: SharedPageInput): PublicPageParts {
  const document = asOnPages(composed);
  const { pathname, origin } = new URL(address);
  const { headshot } = document.header;
  const content = markup`<body class="shared">
<nav class="bar"><a class="button main" href="${`${pathname}/document.pdf`}">${sharedTexts.download}</a></nav>
${documentMarkup(document, picture)}
${made}
</body>`;
  return {
    title: document.title,
    description: descriptionOf(document),
    address,
    content,
    isListed,
    kind: 'profile',
    image: { address: `${address}/preview.png`, ...previewSize },
    // A kept picture has no address.
    linkedData: linkedDataOf(document, address, picture === undefined && headshot ? origin + headshot.path : undefined),
  };
}

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

/** Too much at once: nothing is wrong with the link. */
export function busyPage(path: string): PublicPageParts {
  const { title, text, action } = sharedTexts.busy;
  const content = markup`<body class="lonely"><header></header>
<main>${mosaicPicture}<h1>${title}</h1><p>${text}</p><a class="button main" href="${path}">${action}</a></main>
</body>`;
  return { title: `${title} · ${brand.name}`, content };
}
