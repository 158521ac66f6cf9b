import type { DemandSpan } from './demand-spans.ts';

/** What a span can be; `figure` is a number of years of experience, and `years` what they are in. */
export const spanKinds = ['skill', 'certificate', 'license', 'degree', 'language', 'years', 'figure'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** A span that was chosen, with its kind. */
export interface ChosenSpan extends DemandSpan {
  readonly kind: SpanKind;
}
