import type { ReactNode } from 'react';
import { brand } from '../../../shared/contracts/index.ts';
import { paths } from '../paths.ts';
import { frameTexts } from '../texts.ts';
import { BrandLink } from './brand-mark.tsx';

const links = [
  [paths.resumes, frameTexts.links.resumes],
  [paths.jobTracker, frameTexts.links.jobTracker],
  [paths.education, frameTexts.links.education],
  [paths.features, frameTexts.links.features],
  [paths.blog, frameTexts.links.blog],
] as const;

function Links({ current }: { readonly current: string }): ReactNode {
  return links.map(([path, label]) => (
    <li key={path}>
      <a href={path} {...(isWithin(path, current) && { 'aria-current': path === current ? 'page' : 'true' })}>
        {label}
      </a>
    </li>
  ));
}

/** An article is within the blog. */
const isWithin = (path: string, current: string): boolean => current === path || current.startsWith(`${path}/`);

/** Name, pages and the two ways in. Below the width of a tablet the pages are in a menu that opens without a script. */
export function SiteHeader({ current }: { readonly current: string }): ReactNode {
  return (
    <header className="top">
      <div className="wide">
        <BrandLink />
        <nav aria-label={frameTexts.navigation} className="nav">
          <ul>
            <Links current={current} />
          </ul>
        </nav>
        <div className="entry">
          <a className="text" href={paths.signIn}>
            {frameTexts.signIn}
          </a>
          <a className="button main small" href={brand.tryIt} rel="nofollow">
            {frameTexts.tryIt}
          </a>
          <details className="menu" data-menu>
            <summary>
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d="M3 5h14M3 10h14M3 15h14" />
              </svg>
              {frameTexts.menu}
            </summary>
            <ul>
              <Links current={current} />
              <li className="last">
                <a href={paths.signIn}>{frameTexts.signIn}</a>
              </li>
              <li>
                <a href={brand.tryIt} rel="nofollow">
                  {frameTexts.tryIt}
                </a>
              </li>
            </ul>
          </details>
        </div>
      </div>
    </header>
  );
}
