import type { ReactNode } from 'react';
import { brand } from '../../../shared/contracts/index.ts';
import type { Article } from '../articles/article.ts';
import { paths } from '../paths.ts';
import { pageTexts } from '../texts.ts';
import { ArticleList } from './article-list.tsx';

const tiles = ['t1', 't3', 't2', 't3', 't2', 't1', 't3', 't1'];

/** A mosaic that lacks one tile. */
const Mosaic = (): ReactNode => (
  <svg viewBox="0 0 104 104" aria-hidden="true" focusable="false">
    {tiles.map((tile, index) => (
      <rect
        key={index}
        x={(index % 3) * 36}
        y={Math.floor(index / 3) * 36}
        width="32"
        height="32"
        rx="8"
        className={tile}
      />
    ))}
    <rect x="73" y="73" width="30" height="30" rx="7" className="free" />
  </svg>
);

/** The page for an unknown address: what is safe, and where to continue. */
export function NotFoundPage({ articles }: { readonly articles: readonly Article[] }): ReactNode {
  const { title, text, home, app, articles: heading } = pageTexts.notFound;
  return (
    <>
      <div className="status-page">
        <Mosaic />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions">
          <a className="button main" href={paths.home}>
            {home}
          </a>
          <a className="button plain" href={brand.home}>
            {app}
          </a>
        </div>
      </div>
      {articles.length > 0 && (
        <section className="next">
          <h2>{heading}</h2>
          <ArticleList articles={articles} level={3} />
        </section>
      )}
    </>
  );
}
