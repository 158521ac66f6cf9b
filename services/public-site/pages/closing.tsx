import type { ReactNode } from 'react';
import { brand } from '../../../shared/contracts/index.ts';
import { frameTexts, pageTexts } from '../texts.ts';

/** The call to action at the end of a page. */
export function Closing({ title, text }: { readonly title?: string; readonly text?: string }): ReactNode {
  return (
    <section className="closing">
      <div className="wide">
        <div>
          <div>
            <h2>{title ?? pageTexts.closing.title}</h2>
            <p>{text ?? pageTexts.closing.text}</p>
          </div>
          <TryIt />
        </div>
      </div>
    </section>
  );
}

/** Opens a builder with a sample (shell/try-it). */
export const TryIt = (): ReactNode => (
  <a className="button main" href={brand.tryIt} rel="nofollow">
    {frameTexts.tryIt}
  </a>
);
