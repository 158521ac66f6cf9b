import type { ReactNode } from 'react';
import type { Article } from '../articles/article.ts';
import { pageTexts } from '../texts.ts';
import { ArticleList } from './article-list.tsx';
import { Closing } from './closing.tsx';

/** `/blog`: all articles, newest first. */
export function BlogPage({ articles }: { readonly articles: readonly Article[] }): ReactNode {
  const { headline, lead, closing } = pageTexts.blog;
  return (
    <>
      <div className="wide plain-head">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="wide">
        <ArticleList articles={articles} level={2} />
      </div>
      <Closing {...closing} />
    </>
  );
}
