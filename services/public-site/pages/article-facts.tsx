import type { ReactNode } from 'react';
import type { Article } from '../articles/article.ts';
import { pageTexts } from '../texts.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** When an article was written and how long it takes to read. */
export function ArticleFacts({ article }: { readonly article: Article }): ReactNode {
  return (
    <p className="facts">
      <time dateTime={article.published}>{dates.format(new Date(article.published))}</time>
      <span>{pageTexts.blog.minutes.replace('{{minutes}}', String(article.minutes))}</span>
    </p>
  );
}
