import { eventKinds } from '../../../../platform/database/schema/index.ts';
import { builder } from '../../builder.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import {
  type FunnelStep,
  type OutcomeCounts,
  smallSampleBelow,
  type StageTime,
  type WeekCount,
} from '../../../../domain/jobs/insights/figures.ts';
import {
  type BlockOutcome,
  type GroupOutcome,
  type Insights,
  readInsights,
  type VariantOutcome,
} from '../../../../domain/jobs/insights/insights.ts';
import { reachableStages } from '../../../../domain/jobs/insights/outcome.ts';
import { JobStageType } from './job-parts.ts';
import { readToday } from './today.ts';

const OutcomeCountsType = builder.interfaceRef<OutcomeCounts>('OutcomeCounts').implement({
  description: 'How far the applications of a group got.',
  fields: (t) => ({
    applications: t.exposeInt('applications'),
    answered: t.exposeInt('answered', { description: 'The employer replied, even with a rejection.' }),
    interviews: t.exposeInt('interviews', { description: 'Reached an interview, whatever happened afterward.' }),
    offers: t.exposeInt('offers'),
    isSmall: t.boolean({
      description: `Fewer than ${smallSampleBelow} applications, so percentages mostly reflect chance.`,
      resolve: ({ applications }) => applications < smallSampleBelow,
    }),
  }),
});

const JobTotals = builder.objectRef<OutcomeCounts>('JobTotals').implement({ interfaces: [OutcomeCountsType] });

const ReachableStageType = builder.enumType('ReachableStage', { values: reachableStages });

const FunnelStepType = builder.objectRef<FunnelStep>('JobFunnelStep').implement({
  fields: (t) => ({
    stage: t.expose('stage', { type: ReachableStageType }),
    count: t.exposeInt('count', { description: 'Applications that got at least this far.' }),
  }),
});

const WeekType = builder.objectRef<WeekCount>('JobWeek').implement({
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: 'The Monday of the week.' }),
    applications: t.exposeInt('applications'),
  }),
});

const StageTimeType = builder.objectRef<StageTime>('JobStageTime').implement({
  fields: (t) => ({
    stage: t.expose('stage', { type: JobStageType }),
    stays: t.exposeInt('stays', { description: 'Stays that have ended.' }),
    medianDays: t.exposeInt('medianDays', { nullable: true }),
    goneOn: t.exposeInt('goneOn', { description: 'Stays after which the job moved on.' }),
    isSmall: t.boolean({ resolve: ({ stays }) => stays < smallSampleBelow }),
  }),
});

const GroupType = builder.objectRef<GroupOutcome>('JobGroupOutcome').implement({
  interfaces: [OutcomeCountsType],
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true, description: 'The ID of the document, if it still exists.' }),
    name: t.exposeString('name'),
  }),
});

const WordingType = builder.objectRef<VariantOutcome>('JobWordingOutcome').implement({
  interfaces: [OutcomeCountsType],
  fields: (t) => ({ wording: t.exposeString('wording', { description: 'Empty for a block that has only a name.' }) }),
});

export const BlockKindType = builder.enumType('BlockKind', { values: eventKinds });

const BlockType = builder.objectRef<BlockOutcome>('JobBlockOutcome').implement({
  interfaces: [OutcomeCountsType],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The ID of the block, which may no longer exist.' }),
    kind: t.expose('kind', { type: BlockKindType }),
    name: t.exposeString('name'),
    wordings: t.expose('wordings', { type: [WordingType] }),
  }),
});

const JobInsights = builder.objectRef<Insights>('JobInsights').implement({
  description: 'The outcomes of applications. At most 50 groups, largest first.',
  fields: (t) => ({
    smallBelow: t.int({ resolve: () => smallSampleBelow }),
    totals: t.expose('totals', { type: JobTotals }),
    funnel: t.expose('funnel', { type: [FunnelStepType] }),
    weeks: t.expose('weeks', { type: [WeekType], description: 'Every week of at most the last two years.' }),
    medianDaysToAnswer: t.exposeInt('medianDaysToAnswer', { nullable: true }),
    stages: t.expose('stages', { type: [StageTimeType] }),
    sources: t.expose('sources', { type: [GroupType] }),
    resumes: t.expose('resumes', { type: [GroupType] }),
    letters: t.expose('letters', { type: [GroupType] }),
    blocks: t.expose('blocks', {
      type: [BlockType],
      description: 'The blocks that were sent, as they were worded at the time.',
    }),
  }),
});

builder.queryField('jobInsights', (t) =>
  t.field({
    type: JobInsights,
    args: {
      from: t.arg({ type: 'Date', description: 'Applications on or after this date.' }),
      to: t.arg({ type: 'Date', description: 'Applications on or before this date.' }),
      today: t.arg({ type: 'Date', description: 'The current date where the user is. Defaults to the date in UTC.' }),
    },
    resolve: async (_root, { from, to, today }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const range = { from: reader.day('from', from) ?? undefined, to: reader.day('to', to) ?? undefined };
      reader.finish();
      return readInsights(context.db, accountId, { ...range, today: readToday(today) });
    },
  }),
);
