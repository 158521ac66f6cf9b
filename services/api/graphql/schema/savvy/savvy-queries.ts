import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { searchLimits } from '../../../../../shared/documents/postings/posting-search.ts';
import { builder } from '../../builder.ts';
import { badUserInput, noDataFound } from '../../../../domain/errors.ts';
import { readPostingSearch } from '../../../../domain/input/read-posting-search.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { pageOf, readFitCursor } from '../../../../domain/matching/fit-pages.ts';
import { candidateOf, matcherFor, rankFor, maxScored } from '../../../../domain/matching/rank.ts';
import { maxScores, type Score, scoreJob, scoreJobs, scorePostings } from '../../../../domain/matching/score-jobs.ts';
import { readToday, todayDescription } from '../jobs/today.ts';
import { Posting } from '../postings/posting.ts';
import { PostingSearchInput } from '../postings/posting-search.ts';
import { type FitOfPerson, FitType } from './fit.ts';
import { FitWeightsInput, readWeights } from './weights.ts';

interface FittingPosting {
  readonly id: string;
  readonly fit: FitOfPerson;
}
const FittingPostingType = builder.objectRef<FittingPosting>('FittingPosting').implement({
  fields: (t) => ({
    posting: t.field({
      type: Posting,
      resolve: async ({ id }, _args, context) => {
        const posting = await context.lookups.postingOf(id);
        if (!posting) throw noDataFound();
        return posting;
      },
    }),
    fit: t.expose('fit', { type: FitType }),
  }),
});

interface FittingPage {
  readonly nodes: readonly FittingPosting[];
  readonly total: number;
  readonly endCursor: string | null;
  readonly hasBlocks: boolean;
}
const FittingPageType = builder.objectRef<FittingPage>('FittingPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [FittingPostingType], description: 'Best match first.' }),
    total: t.exposeInt('total', {
      description: `The total over all pages: the postings that have the most in common with the user, at most ${maxScored}.`,
    }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'Null on the last page.' }),
    hasBlocks: t.exposeBoolean('hasBlocks', {
      description: 'Without blocks, nothing can be ranked and the page is empty.',
    }),
  }),
});

const ScoreType = builder.objectRef<Score>('FitScore').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The ID of the job or posting.' }),
    score: t.exposeInt('score', { nullable: true }),
    isProvisional: t.exposeBoolean('isProvisional'),
  }),
});

/** Reads the ids that scores are asked for. */
function readIds(ids: readonly (string | number)[]): readonly string[] {
  if (ids.length > maxScores) {
    throw badUserInput([{ path: 'ids', message: `Please request at most ${maxScores} scores.` }]);
  }
  return ids.map(String);
}

builder.queryFields((t) => ({
  jobFit: t.field({
    type: FitType,
    description: 'How well the ad of one tracked job matches.',
    args: { id: t.arg.id({ required: true }), today: t.arg({ type: 'Date', description: todayDescription }) },
    resolve: async (_root, { id, today }, context) => {
      const { fit, names } = await scoreJob(context, id, readToday(today));
      return { ...fit, names };
    },
  }),
  jobScores: t.field({
    type: [ScoreType],
    description: 'The scores of tracked jobs. Jobs without the text of an ad are left out.',
    args: { ids: t.arg.idList({ required: true }), today: t.arg({ type: 'Date', description: todayDescription }) },
    resolve: async (_root, { ids, today }, context) => [...(await scoreJobs(context, readIds(ids), readToday(today)))],
  }),
  postingScores: t.field({
    type: [ScoreType],
    description: 'The scores of postings, in any order.',
    args: { ids: t.arg.idList({ required: true }), today: t.arg({ type: 'Date', description: todayDescription }) },
    resolve: async (_root, { ids, today }, context) => [
      ...(await scorePostings(context, readIds(ids), readToday(today))),
    ],
  }),
  savvyPostings: t.field({
    type: FittingPageType,
    description: 'Open postings ranked by how well they match all of the user’s blocks, without dismissed ones.',
    args: {
      search: t.arg({ type: PostingSearchInput, description: 'Limits the postings to this search.' }),
      weights: t.arg({
        type: FitWeightsInput,
        description: 'Weights for this request only. Defaults to the saved ones.',
      }),
      after: t.arg.string({ description: 'The `endCursor` of the previous page.' }),
      first: t.arg.int({ defaultValue: 20 }),
      today: t.arg({ type: 'Date', description: todayDescription }),
    },
    resolve: async (_root, { search, weights, after, first, today }, context) => {
      await context.account();
      const reader = new InputReader();
      const limit = first ?? 20;
      if (limit < 1 || limit > searchLimits.page) {
        reader.refuse('first', `Please request 1 to ${searchLimits.page} postings.`);
      }
      const searchInput = readPostingSearch(reader.at('search'), search ?? {});
      const ownWeights = weights ? readWeights(reader, 'weights', weights) : undefined;
      const cursor = after == null ? undefined : readFitCursor(after);
      if (cursor === null) reader.refuse('after', 'The search has changed. Please start over.');
      reader.finish();
      // All pages of a list use the day of its first page. Otherwise the age of postings would change their order
      // between pages.
      const matcher = await matcherFor(context, cursor?.asOf ?? readToday(today), ownWeights);
      const { person, names } = matcher;
      const hasBlocks = [person.work, person.education, person.skills, person.paragraphs].some(
        (list) => list.length > 0,
      );
      if (!hasBlocks) return { nodes: [], total: 0, endCursor: null, hasBlocks };
      const ranking = await rankFor(context, matcher, searchInput);
      const { nodes, endCursor } = pageOf(ranking, cursor ?? undefined, limit, matcher.today);
      return {
        nodes: nodes.map(({ id, fit }) => ({ id, fit: { ...fit, names } })),
        total: ranking.length,
        endCursor,
        hasBlocks,
      };
    },
  }),
  postingFit: t.field({
    type: FitType,
    description: 'How well one posting matches.',
    args: { id: t.arg.id({ required: true }), today: t.arg({ type: 'Date', description: todayDescription }) },
    resolve: async (_root, { id, today }, context) => {
      const { id: accountId } = await context.account();
      const posting = await candidateOf(context, id);
      const { scoring, names } = await matcherFor(context, readToday(today));
      const [fit] = await context.analysis.run(accountId, 'scorePostings', { scoring, postings: [posting] });
      if (fit === undefined) throw noDataFound();
      return { ...fit, names };
    },
  }),
  adFit: t.field({
    type: FitType,
    description: 'How well the text of a job ad matches. Stores nothing.',
    args: { text: t.arg.string({ required: true }), today: t.arg({ type: 'Date', description: todayDescription }) },
    resolve: async (_root, { text: textInput, today }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const text = reader.text('text', textInput, jobLimits.description);
      reader.finish();
      if (text === null) throw badUserInput([{ path: 'text', message: 'Please paste the text of a job ad.' }]);
      const { ad } = await context.adReader.read(accountId, { url: null, title: null, text });
      const { scoring, names } = await matcherFor(context, readToday(today));
      const places = ad.location === null ? [] : [ad.location];
      const facts = {
        place: {
          workplace: /\bremote\b/i.test(ad.location ?? '') ? ('remote' as const) : null,
          places,
          kilometres: null,
        },
        postedOn: null,
        posting: { title: ad.title ?? '', company: ad.company ?? '', places },
      };
      const fit = await context.analysis.run(accountId, 'scoreText', { scoring, ad: { title: ad.title, text }, facts });
      return { ...fit, names };
    },
  }),
}));
