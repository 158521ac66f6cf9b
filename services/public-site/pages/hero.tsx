import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { pageTexts } from '../texts.ts';
import { TryIt } from './closing.tsx';
import { Picture } from './picture.tsx';

interface HeroProps {
  readonly headline: string;
  readonly lead: string;
  /** What the trial costs and requires. */
  readonly note?: string;
  readonly picture: string;
  readonly alt: string;
}

/** The head of a page: what this is, the two ways in, and a picture of it. */
export const Hero = ({ headline, lead, note, picture, alt }: HeroProps): ReactNode => (
  <section className="hero">
    <div className="wide">
      <div>
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          <TryIt />
          <a className="button plain" href={paths.create}>
            {pageTexts.closing.create}
          </a>
        </div>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
      <Picture name={picture} alt={alt} sizes="(max-width: 56rem) 92vw, 36rem" isFirst />
    </div>
  </section>
);
