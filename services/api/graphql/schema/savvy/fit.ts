import {
  adLacks,
  type Match,
  matchParts,
  type MatchPart,
  type MatchReason,
  matchReasons,
  type MatchedTerm,
  type MissingTerm,
} from '../../../../../shared/matching/match/index.ts';
import { demandKinds } from '../../../../../shared/matching/demands/demand.ts';
import { builder } from '../../builder.ts';
import type { NamedBlock } from '../../../../domain/matching/read-candidate.ts';
import { BlockKindType } from '../jobs/job-insights.ts';

/** A match together with the names of the blocks that it refers to. */
export interface FitOfPerson extends Match {
  readonly names: ReadonlyMap<string, NamedBlock>;
}
interface Named<Value> {
  readonly value: Value;
  readonly names: ReadonlyMap<string, NamedBlock>;
}
const namedBlocks =
  (names: ReadonlyMap<string, NamedBlock>) =>
  <Value>(value: Value): Named<Value> => ({ value, names });

interface FitBlock extends NamedBlock {
  readonly id: string;
}
const blocksIn = (ids: readonly string[] | undefined, names: ReadonlyMap<string, NamedBlock>): FitBlock[] =>
  (ids ?? []).flatMap((id) => {
    const block = names.get(id);
    return block === undefined ? [] : [{ id, ...block }];
  });

export const FitPartKeyType = builder.enumType('FitPartKey', { values: matchParts });
const FitReasonKindType = builder.enumType('FitReasonKind', {
  values: matchReasons,
  description:
    'The client words each reason itself. `matchReasons` in shared/matching/match explains what each one means.',
});
export const AdLackType = builder.enumType('AdLack', {
  values: adLacks,
  description: 'What a job ad leaves out, or what could not be read from it.',
});

const FitBlockType = builder.objectRef<FitBlock>('FitBlock').implement({
  description: 'A block of the user.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: BlockKindType }),
    name: t.exposeString('name'),
  }),
});

const FitReasonType = builder.objectRef<Named<MatchReason>>('FitReason').implement({
  fields: (t) => ({
    kind: t.field({ type: FitReasonKindType, resolve: ({ value }) => value.kind }),
    term: t.string({ nullable: true, resolve: ({ value }) => value.term }),
    other: t.string({ nullable: true, resolve: ({ value }) => value.other }),
    count: t.float({ nullable: true, resolve: ({ value }) => value.count }),
    of: t.float({ nullable: true, resolve: ({ value }) => value.of }),
    blocks: t.field({ type: [FitBlockType], resolve: ({ value, names }) => blocksIn(value.blocks, names) }),
  }),
});

const FitPartType = builder.objectRef<Named<MatchPart>>('FitPart').implement({
  fields: (t) => ({
    key: t.field({ type: FitPartKeyType, resolve: ({ value }) => value.key }),
    weight: t.int({ resolve: ({ value }) => value.weight }),
    share: t.float({
      nullable: true,
      description: 'How well it matches in this part, from 0 to 1. Null if this part does not count.',
      resolve: ({ value }) => value.share,
    }),
    points: t.int({ description: 'The points it adds to the score.', resolve: ({ value }) => value.points }),
    mostPoints: t.int({
      description: 'The points for a perfect match.',
      resolve: ({ value }) => value.mostPoints,
    }),
    reasons: t.field({ type: [FitReasonType], resolve: ({ value, names }) => value.reasons.map(namedBlocks(names)) }),
  }),
});

const DemandKindType = builder.enumType('DemandKind', { values: demandKinds, description: 'What a job ad asks for.' });

const MatchedTermType = builder.objectRef<Named<MatchedTerm>>('MatchedTerm').implement({
  fields: (t) => ({
    term: t.string({
      description: 'As the job ad calls it; alternatives are joined by a slash.',
      resolve: ({ value }) => value.term,
    }),
    kind: t.field({ type: DemandKindType, resolve: ({ value }) => value.kind }),
    isRequired: t.boolean({ resolve: ({ value }) => value.isRequired }),
    blocks: t.field({ type: [FitBlockType], resolve: ({ value, names }) => blocksIn(value.blocks, names) }),
  }),
});

const MissingTermType = builder.objectRef<MissingTerm>('MissingTerm').implement({
  description: 'Something that no block covers.',
  fields: (t) => ({
    term: t.exposeString('term'),
    kind: t.expose('kind', { type: DemandKindType }),
    isRequired: t.exposeBoolean('isRequired'),
  }),
});

export const FitType = builder.objectRef<FitOfPerson>('Fit').implement({
  description:
    'How well a job ad matches the user’s blocks. The score is the sum of the points of its parts and `learnedPoints`.',
  fields: (t) => ({
    score: t.exposeInt('score', {
      nullable: true,
      description: '0 to 100. Null if there is nothing to compare: no blocks, or nothing known about the job.',
    }),
    hasBlocks: t.exposeBoolean('hasBlocks'),
    isProvisional: t.exposeBoolean('isProvisional', {
      description: 'The job ad leaves out information that the score needs. See `lacks`.',
    }),
    lacks: t.expose('lacks', { type: [AdLackType] }),
    parts: t.field({ type: [FitPartType], resolve: ({ parts, names }) => parts.map(namedBlocks(names)) }),
    learnedPoints: t.int({
      description: 'Points deducted because of dismissed postings: 0 or less.',
      resolve: ({ learned }) => learned.points,
    }),
    learnedReasons: t.field({
      type: [FitReasonType],
      resolve: ({ learned, names }) => learned.reasons.map(namedBlocks(names)),
    }),
    matched: t.field({ type: [MatchedTermType], resolve: ({ matched, names }) => matched.map(namedBlocks(names)) }),
    missing: t.expose('missing', { type: [MissingTermType] }),
  }),
});
