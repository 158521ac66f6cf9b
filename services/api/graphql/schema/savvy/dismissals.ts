import { dismissalReasons, type LearnedTrait } from '../../../../../shared/matching/match/index.ts';
import type { DismissalRow } from '../../../../platform/database/schema/index.ts';
import { builder } from '../../builder.ts';
import { dismiss, listDismissals, undoDismissal } from '../../../../domain/matching/dismissals.ts';
import { candidateOf, matcherFor } from '../../../../domain/matching/rank.ts';
import { readToday } from '../jobs/today.ts';
import { SavvyMutations } from '../mutation-namespaces.ts';

const DismissalReasonType = builder.enumType('DismissalReason', {
  values: dismissalReasons,
  description: 'Nothing is learned from `other`. Only that posting is hidden.',
});

const LearnedTraitKind = builder.enumType('LearnedTraitKind', {
  values: ['company', 'occupation', 'titleWords', 'place', 'skill'] as const,
});
const LearnedTraitType = builder.objectRef<LearnedTrait>('LearnedTrait').implement({
  description: 'Something that will appear less often.',
  fields: (t) => ({ kind: t.expose('kind', { type: LearnedTraitKind }), name: t.exposeString('name') }),
});

const DismissalType = builder.objectRef<DismissalRow>('Dismissal').implement({
  description: 'A posting marked as not interested, as it was, and what was learned from it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    postingId: t.exposeID('postingId', { description: 'The posting may no longer exist.' }),
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    reason: t.expose('reason', { type: DismissalReasonType }),
    learned: t.field({ type: [LearnedTraitType], resolve: ({ traits }) => [...traits] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('savvyDismissals', (t) =>
  t.field({
    type: [DismissalType],
    description: 'Newest first.',
    resolve: async (_root, _args, context) => listDismissals(context.db, (await context.account()).id),
  }),
);

builder.objectFields(SavvyMutations, (t) => ({
  dismissPosting: t.field({
    type: DismissalType,
    description: 'Hides a posting and ranks similar ones lower. Repeating it changes the reason.',
    args: {
      id: t.arg.id({ required: true, description: 'The ID of the posting.' }),
      reason: t.arg({ type: DismissalReasonType, required: true }),
    },
    resolve: async (_parent, { id, reason }, context) => {
      const { id: accountId } = await context.account();
      const posting = await candidateOf(context, id);
      const { scoring } = await matcherFor(context, readToday(undefined));
      const { language } = posting.features;
      const skills = new Set(await context.analysis.run(accountId, 'skillsShown', { scoring, language }));
      return dismiss(context.db, accountId, posting, reason, (skill) => skills.has(skill));
    },
  }),
  undoDismissal: t.field({
    type: 'ID',
    description: 'Removes a dismissal and what was learned from it.',
    args: { id: t.arg.id({ required: true, description: 'The ID of the dismissal.' }) },
    resolve: async (_parent, { id }, context) => undoDismissal(context.db, (await context.account()).id, id),
  }),
}));
