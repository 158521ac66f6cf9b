import type { ReactNode } from 'react';
import { brand } from '../../../shared/contracts/index.ts';
import { paths } from '../paths.ts';
import { BrandLink } from './brand-mark.tsx';
import { useFrameTexts } from '../texts.ts';

const pageNames = ['resumes', 'jobTracker', 'education', 'features', 'blog'] as const;

function Links({ current }: { readonly current: string }): ReactNode {
  const { links } = useFrameTexts();
  return pageNames.map((name) => (
    <li key={name}>
      <a
        href={paths[name]}
        {...(isWithin(paths[name], current) && { 'aria-current': paths[name] === current ? 'page' : 'true' })}
      >
        {links[name]}
      </a>
    </li>
  ));
}

/** Whether a path is within a menu entry: an article is within the blog. */
const isWithin = (path: string, current: string): boolean => current === path || current.startsWith(`${path}/`);

/**
 * The name, the pages, and the two ways in. Below the width of a tablet, the pages are in a menu that opens without a
 * script.
 */
export function SiteHeader({ current }: { readonly current: string }): ReactNode {
  const texts = useFrameTexts();
  return (
    <header className="top">
      <div className="wide">
        <BrandLink />
        <nav aria-label={texts.navigation} className="nav">
          <ul>
            <Links current={current} />
          </ul>
        </nav>
        <div className="entry">
          <a className="text" href={paths.signIn}>
            {texts.signIn}
          </a>
          <a className="button main small" href={brand.tryIt} rel="nofollow">
            {texts.tryIt}
          </a>
          <details className="menu" data-menu>
            <summary>
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d="M3 5h14M3 10h14M3 15h14" />
              </svg>
              {texts.menu}
            </summary>
            <ul>
              <Links current={current} />
              <li className="last">
                <a href={paths.signIn}>{texts.signIn}</a>
              </li>
              <li>
                <a href={brand.tryIt} rel="nofollow">
                  {texts.tryIt}
                </a>
              </li>
            </ul>
          </details>
        </div>
      </div>
    </header>
  );
}
