import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { type frameTexts, useFrameTexts } from '../texts.ts';
import { BrandLink } from './brand-mark.tsx';

const columnsOf = ({ links, footer }: typeof frameTexts) =>
  [
    {
      title: footer.product,
      links: [
        [paths.resumes, links.resumes],
        [paths.jobTracker, links.jobTracker],
        [paths.education, links.education],
        [paths.features, links.features],
        [paths.atsCheck, footer.atsCheck],
        [paths.gift, footer.gift],
      ],
    },
    {
      title: footer.reading,
      links: [
        [paths.blog, footer.allArticles],
        [paths.feed, footer.feed],
      ],
    },
    {
      title: footer.support,
      links: [
        [paths.help, footer.help],
        [paths.contact, footer.contact],
        [paths.terms, footer.terms],
        [paths.privacy, footer.privacy],
        [paths.accessibility, footer.accessibility],
      ],
    },
  ] as const;

/** The links to everything, below every page. */
export function SiteFooter(): ReactNode {
  const texts = useFrameTexts();
  const { footer } = texts;
  return (
    <footer>
      <nav className="wide" aria-label={footer.navigation}>
        <div className="about">
          <BrandLink />
          <p>{footer.line}</p>
        </div>
        {columnsOf(texts).map((column) => (
          <div key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map(([path, label]) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </footer>
  );
}
