import type { ReactNode } from 'react';
import { pageTexts } from '../texts.ts';
import { Closing } from './closing.tsx';

/** `/features`: everything, in one list. */
export function FeaturesPage(): ReactNode {
  const { headline, lead, groups } = pageTexts.features;
  return (
    <>
      <div className="wide plain-head">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="wide groups">
        {groups.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {items.map((item) => (
                <div key={item.title}>
                  <dt>{item.title}</dt>
                  <dd>
                    {item.text}
                    {'to' in item && (
                      <>
                        {' '}
                        <a href={item.to}>{item.link}</a>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Closing />
    </>
  );
}
