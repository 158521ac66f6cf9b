import type { ReactNode } from 'react';
import { brand } from '../../../shared/contracts/index.ts';

/** The brand mark: four tiles, one of them still missing. */
export const BrandMark = (): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="10" height="10" rx="3" className="t1" />
    <rect x="13" y="1" width="10" height="10" rx="3" className="t2" />
    <rect x="1" y="13" width="10" height="10" rx="3" className="t2" />
    <rect x="14" y="14" width="8" height="8" rx="2.4" className="free-line" />
  </svg>
);

/** The mark and the name, with a link to the home page. */
export const BrandLink = (): ReactNode => (
  <a className="brand" href="/">
    <BrandMark />
    <span>{brand.name}</span>
  </a>
);
