import type { ReactNode } from 'react';
import type { Article } from '../articles/article.ts';
import { articlePath } from '../paths.ts';
import { ArticleFacts } from './article-facts.tsx';

interface Props {
  readonly articles: readonly Article[];
  /** The heading level of the titles. At level 3, the articles are next to each other. */
  readonly level: 2 | 3;
}

/** Articles as cards. The whole card links to the article. */
export function ArticleList({ articles, level }: Props): ReactNode {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={level === 3 ? 'list three' : 'list'}>
      {articles.map((article) => (
        <li key={article.slug}>
          <article>
            <Title>
              <a href={articlePath(article.slug)}>{article.title}</a>
            </Title>
            <p>{article.description}</p>
            <ArticleFacts article={article} />
          </article>
        </li>
      ))}
    </ul>
  );
}
