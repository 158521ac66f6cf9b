import type { ReactNode } from 'react';
import type { ReadText } from '../articles/article.ts';
import { paths } from '../paths.ts';
import { frameTexts } from '../texts.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** Help, contact, terms, privacy, and accessibility: pages with only a text. */
export const TextPage = ({ text }: { readonly text: ReadText }): ReactNode => (
  <div className="reading">
    <Breadcrumbs crumbs={[{ label: frameTexts.home, path: paths.home }]} />
    <h1>{text.title}</h1>
    <p className="lead">{text.description}</p>
    <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
  </div>
);
