import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { type TailoringGap, type TailorReason, tailorReasons } from '../../../../../shared/matching/tailoring/index.ts';
import { builder } from '../../builder.ts';
import type { InputReader } from '../../../../domain/input/reader.ts';
import type { TailorTarget } from '../../../../domain/matching/ad-to-tailor.ts';

const TailorReasonKindType = builder.enumType('TailorReasonKind', {
  values: tailorReasons,
  description:
    'The client words each reason itself. `tailorReasons` in shared/matching/tailoring explains what each one means.',
});

export const TailorReasonType = builder.objectRef<TailorReason>('TailorReason').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: TailorReasonKindType }),
    terms: t.stringList({
      description: 'Requirements or skills, as the job ad calls them.',
      resolve: ({ terms }) => [...terms],
    }),
  }),
});

export const TailoringGapType = builder.objectRef<TailoringGap>('TailoringGap').implement({
  description: 'A requirement that no block covers. Nothing is filled in, because only the user can answer it.',
  fields: (t) => ({ term: t.exposeString('term'), isRequired: t.exposeBoolean('isRequired') }),
});

/** The description of the id of a document that is created. */
export const newDocumentIdDescription =
  'A UUID for the new document. Repeating the request with the same UUID creates only one document.';

/** What a document is tailored for. Exactly one of the fields is given. */
interface TargetArgs {
  readonly postingId?: string | null | undefined;
  readonly jobId?: string | null | undefined;
  readonly text?: string | null | undefined;
}

/** Reads what a document is tailored for. `reader` collects what is wrong with the text of a job ad. */
export function readTarget(reader: InputReader, { postingId, jobId, text }: TargetArgs): TailorTarget {
  return {
    postingId: postingId ?? null,
    jobId: jobId ?? null,
    text: reader.text('text', text, jobLimits.description),
  };
}
