import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { type TailoringGap, type TailorReason, tailorReasons } from '../../../../../shared/matching/tailoring/index.ts';
import { builder } from '../../builder.ts';
import type { InputReader } from '../../../../domain/input/reader.ts';
import type { TailorTarget } from '../../../../domain/matching/ad-to-tailor.ts';

const TailorReasonKindType = builder.enumType('TailorReasonKind', {
  values: tailorReasons,
  description:
    'What a client says in words of its own; `tailorReasons` of shared/matching/tailoring says what each means.',
});

export const TailorReasonType = builder.objectRef<TailorReason>('TailorReason').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: TailorReasonKindType }),
    terms: t.stringList({
      description: 'Requirements or skills, as the advertisement calls them.',
      resolve: ({ terms }) => [...terms],
    }),
  }),
});

export const TailoringGapType = builder.objectRef<TailoringGap>('TailoringGap').implement({
  description:
    'Something that is asked for and of which no block speaks. Nothing is filled in: it is for the person to answer.',
  fields: (t) => ({ term: t.exposeString('term'), isRequired: t.exposeBoolean('isRequired') }),
});

/** The description of the id of a document that is created. */
export const madeOnce = 'A UUID for the new document: sent twice with the same one, it makes one.';

/** What a document is tailored for. Exactly one of the fields is given. */
interface TargetArgs {
  readonly postingId?: string | null | undefined;
  readonly jobId?: string | null | undefined;
  readonly text?: string | null | undefined;
}

export function readTarget(reader: InputReader, { postingId, jobId, text }: TargetArgs): TailorTarget {
  return {
    postingId: postingId ?? null,
    jobId: jobId ?? null,
    text: reader.text('text', text, jobLimits.description),
  };
}
