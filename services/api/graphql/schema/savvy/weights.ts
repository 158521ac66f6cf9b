import {
  matchParts,
  type MatchWeights,
  maxWeight,
  defaultWeights,
  weightsProblem,
} from '../../../../../shared/matching/match/index.ts';
import { builder } from '../../builder.ts';
import { setWeights, readAccountWeights } from '../../../../domain/matching/weights.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { SavvyMutations } from '../mutation-namespaces.ts';

const description = `How much each part of a score counts, from 0 to ${maxWeight}. Only the proportions matter.`;

export const FitWeightsType = builder.objectRef<MatchWeights>('FitWeights').implement({
  description,
  fields: (t) => ({
    skills: t.exposeInt('skills'),
    phrases: t.exposeInt('phrases'),
    title: t.exposeInt('title'),
    years: t.exposeInt('years'),
    place: t.exposeInt('place'),
    freshness: t.exposeInt('freshness'),
    isUsual: t.boolean({
      description: 'These are the default weights.',
      resolve: (weights) => matchParts.every((key) => weights[key] === defaultWeights[key]),
    }),
  }),
});

export const FitWeightsInput = builder.inputType('FitWeightsInput', {
  description,
  fields: (t) => ({
    skills: t.int({ required: true }),
    phrases: t.int({ required: true }),
    title: t.int({ required: true }),
    years: t.int({ required: true }),
    place: t.int({ required: true }),
    freshness: t.int({ required: true }),
  }),
});

/** Reads the weights and refuses invalid ones. */
export function readWeights(reader: InputReader, path: string, weights: MatchWeights): MatchWeights {
  const problem = weightsProblem(weights);
  if (problem !== undefined) reader.refuse(path, problem);
  // An object literal of the query has no prototype, but the database library expects one.
  return { ...weights };
}

builder.queryField('savvyWeights', (t) =>
  t.field({
    type: FitWeightsType,
    resolve: async (_root, _args, context) => readAccountWeights(context.db, (await context.account()).id),
  }),
);

builder.objectField(SavvyMutations, 'setWeights', (t) =>
  t.field({
    type: FitWeightsType,
    description: 'With `base`, only changes to it are written. Of two changes to one weight, the later one counts.',
    args: {
      weights: t.arg({ type: FitWeightsInput, description: 'Omit it to reset to the default weights.' }),
      base: t.arg({ type: FitWeightsInput, description: 'The weights from which the change started.' }),
    },
    resolve: async (_parent, { weights, base }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const weightsInput = weights ? readWeights(reader, 'weights', weights) : null;
      reader.finish();
      return setWeights(context.db, accountId, weightsInput, base ? { ...base } : undefined);
    },
  }),
);
