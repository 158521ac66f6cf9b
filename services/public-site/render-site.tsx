import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand, textsLanguage } from '../../shared/contracts/index.ts';
import { slots } from '../api/site/static-pages/slots.ts';
import type { Article } from './articles/article.ts';
import { readArticles } from './articles/read-texts.ts';
import { PageHead } from './frame/page-head.tsx';
import { SiteDocument } from './frame/site-document.tsx';
import { machineTexts, type MachineText } from './machine-texts.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { paths } from './paths.ts';
import type { SiteAssets } from './site-assets.ts';
import { sitePages } from './site-pages.tsx';
import { marketingStyles } from './styles/marketing.ts';
import { orderStyles } from './styles/orders.ts';
import { readingStyles } from './styles/reading.ts';
import { frameLanguages, pageTexts } from './texts.ts';

/** The public site as text: pages by their paths, the pages without a path, and the texts for machines. */
export interface RenderedSite {
  readonly pages: ReadonlyMap<string, string>;
  readonly notFound: string;
  readonly frame: string;
  /** The frames in other languages. */
  readonly frames: ReadonlyMap<string, string>;
  readonly texts: readonly MachineText[];
}

const html = (document: ReactNode): string => `<!doctype html>${renderToStaticMarkup(document)}`;

/** Inserts `hole` into the source unescaped. */
const Hole = ({ hole }: { readonly hole: string }): ReactNode => <div dangerouslySetInnerHTML={{ __html: hole }} />;

/**
 * Renders header and footer around nothing, for pages that are rendered on request. React cannot write a slot into the
 * head, so the title and its place are inserted afterward.
 */
function renderFrame(assets: SiteAssets, language = textsLanguage): string {
  const mark = '<meta name="frame-head"/>';
  const page = html(
    <SiteDocument
      language={language}
      assets={assets}
      head={<meta name="frame-head" />}
      path=""
      styles={[marketingStyles, readingStyles, orderStyles]}
    >
      <Hole hole={slots.content} />
    </SiteDocument>,
  );
  return page
    .replace(mark, `<title>${slots.title} · ${brand.name}</title>${slots.head}`)
    .replace(`<div>${slots.content}</div>`, slots.content);
}

function renderNotFound(assets: SiteAssets, articles: readonly Article[]): string {
  const head = (
    <>
      <title>{`${pageTexts.notFound.title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
  return html(
    <SiteDocument assets={assets} head={head} path="" styles={[readingStyles]}>
      <NotFoundPage articles={articles.slice(0, 3)} />
    </SiteDocument>,
  );
}

/** Renders the whole public site with the files of a build. */
export function renderSite(assets: SiteAssets): RenderedSite {
  const articles = readArticles();
  const pages = new Map(
    sitePages(articles).map(({ facts, styles, content }) => [
      facts.path,
      html(
        <SiteDocument assets={assets} head={<PageHead {...facts} />} path={facts.path} styles={styles}>
          {content}
        </SiteDocument>,
      ),
    ]),
  );
  return {
    pages,
    notFound: renderNotFound(assets, articles),
    frame: renderFrame(assets),
    frames: new Map(frameLanguages.map((language) => [language, renderFrame(assets, language)])),
    // The gift's page is rendered on request (services/domain/plans), and may be listed, too.
    texts: machineTexts([...pages.keys(), paths.gift], articles),
  };
}
