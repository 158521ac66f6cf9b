import type { ReactNode } from 'react';
import { frameTexts } from '../texts.ts';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** The path from the home page to this page, whose own name is its heading. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode => (
  <nav className="crumbs" aria-label={frameTexts.breadcrumbs}>
    <ol>
      {crumbs.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ol>
  </nav>
);
