import type { ReactNode } from 'react';
import { ArticleList } from './article-list.tsx';
import type { Article } from '../articles/article.ts';
import { paths } from '../paths.ts';
import { pageTexts } from '../texts.ts';
import { BlocksDiagram } from './blocks-diagram.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Picture } from './picture.tsx';

const texts = pageTexts.landing;

interface Point {
  readonly title: string;
  readonly text: string;
}

const Points = ({ points }: { readonly points: readonly Point[] }): ReactNode => (
  <ul className="columns">
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** `/`: what it is in ten seconds, then how, then the promise. */
export function LandingPage({ articles }: { readonly articles: readonly Article[] }): ReactNode {
  return (
    <>
      <Hero headline={texts.headline} lead={texts.lead} note={texts.note} picture="builder" alt={texts.pictureAlt} />
      <section className="wide part">
        <div className="intro">
          <h2>{texts.blocks.title}</h2>
          <p>{texts.blocks.text}</p>
        </div>
        <BlocksDiagram label={texts.blocks.diagramAlt} />
        <Points points={texts.blocks.points} />
      </section>
      {texts.rows.map((row, index) => (
        <section key={row.title} className="wide part">
          <div className={index % 2 === 0 ? 'split turned' : 'split'}>
            <div className="words">
              <h2>{row.title}</h2>
              <p>{row.text}</p>
              <a className="more" href={row.to}>
                {row.link}
              </a>
            </div>
            <Picture name={row.picture} alt={row.alt} sizes="(max-width: 56rem) 92vw, 40rem" />
          </div>
        </section>
      ))}
      <section className="band">
        <div className="wide">
          <h2>{texts.promise.title}</h2>
          <Points points={texts.promise.points} />
        </div>
      </section>
      {articles.length > 0 && (
        <section className="wide part">
          <div className="head-row">
            <h2>{texts.articles.title}</h2>
            <a href={paths.blog}>{texts.articles.all}</a>
          </div>
          <ArticleList articles={articles} level={3} />
        </section>
      )}
      <Closing {...texts.closing} />
    </>
  );
}
