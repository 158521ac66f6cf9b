import type { TailorTarget } from './target.ts';
import type { Tailoring } from './use-tailoring.ts';

/** The props of each part of the tailoring page. */
export interface TailorProps {
  readonly target: TailorTarget;
  readonly tailoring: Tailoring;
}
