import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useAssets } from '../site-assets.ts';
import { pageTexts } from '../texts.ts';
import { Closing, TryIt } from './closing.tsx';
import { Picture } from './picture.tsx';

/** The words of a page about one part of the product. */
export type PartTexts = (typeof pageTexts)['resumes'];

type Section = PartTexts['sections'][number];

function PartSection({ section, isTurned }: { readonly section: Section; readonly isTurned: boolean }): ReactNode {
  const isPictured = useAssets().pictures[section.picture] !== undefined;
  // Words whose picture is yet to be taken have the width to themselves.
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
      <section className="hero">
        <div className="wide">
          <div>
            <h1>{texts.headline}</h1>
            <p className="lead">{texts.lead}</p>
            <div className="actions">
              <TryIt />
              <a className="button plain" href={paths.create}>
                {pageTexts.closing.create}
              </a>
            </div>
          </div>
          <Picture name={texts.picture} alt={texts.alt} sizes="(max-width: 56rem) 92vw, 36rem" isFirst />
        </div>
      </section>
      {texts.sections.map((section, index) => (
        <PartSection key={section.title} section={section} isTurned={index % 2 === 1} />
      ))}
      <Closing />
    </>
  );
}
