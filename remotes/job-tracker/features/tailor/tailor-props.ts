import type { TailorTarget } from './target.ts';
import type { Tailoring } from './use-tailoring.ts';

/** What each part of the tailoring page is given. */
export interface TailorProps {
  readonly target: TailorTarget;
  readonly tailoring: Tailoring;
}
