import type { ReactNode } from 'react';
import { useAssets } from '../site-assets.ts';
import type { pageTexts } from '../texts.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Picture } from './picture.tsx';

/** The texts of a page about one part of the product. */
export type PartTexts = (typeof pageTexts)['resumes'];

type Section = PartTexts['sections'][number] & {
  /** A link to a page that says more, and its path. */
  readonly link?: string;
  readonly to?: string;
};

function PartSection({ section, isTurned }: { readonly section: Section; readonly isTurned: boolean }): ReactNode {
  const isPictured = useAssets().pictures[section.picture] !== undefined;
  // A text whose picture does not exist yet takes the full width.
  const layout = isPictured ? (isTurned ? 'split turned' : 'split') : 'unpictured';
  return (
    <section className="wide part">
      <div className={layout}>
        <div className="words">
          <h2>{section.title}</h2>
          <p>{section.text}</p>
          <ul className="ticks">
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {section.to !== undefined && (
            <a className="more" href={section.to}>
              {section.link}
            </a>
          )}
        </div>
        <Picture name={section.picture} alt={section.alt} sizes="(max-width: 56rem) 92vw, 40rem" />
      </div>
    </section>
  );
}

/** `/resumes`, `/job-tracker`, `/education`: what it is for, a picture of it, and its parts one by one. */
export function PartPage({ texts }: { readonly texts: PartTexts }): ReactNode {
  return (
    <>
      <Hero headline={texts.headline} lead={texts.lead} picture={texts.picture} alt={texts.alt} />
      {texts.sections.map((section, index) => (
        <PartSection key={section.title} section={section} isTurned={index % 2 === 1} />
      ))}
      <Closing />
    </>
  );
}
