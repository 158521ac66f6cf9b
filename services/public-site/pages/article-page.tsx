import type { ReactNode } from 'react';
import type { Article } from '../articles/article.ts';
import { paths } from '../paths.ts';
import { frameTexts, pageTexts } from '../texts.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleList } from './article-list.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Closing } from './closing.tsx';

interface Props {
  readonly article: Article;
  /** The articles to read next. */
  readonly next: readonly Article[];
}

export const articleCrumbs = [
  { label: frameTexts.home, path: paths.home },
  { label: frameTexts.links.blog, path: paths.blog },
];

/** One article, and what to read next. */
export function ArticlePage({ article, next }: Props): ReactNode {
  return (
    <>
      <article className="reading">
        <Breadcrumbs crumbs={articleCrumbs} />
        <h1>{article.title}</h1>
        <p className="lead">{article.description}</p>
        <ArticleFacts article={article} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
      </article>
      <section className="next">
        <h2>{pageTexts.blog.next}</h2>
        <ArticleList articles={next} level={3} />
      </section>
      <Closing {...pageTexts.blog.closing} />
    </>
  );
}
