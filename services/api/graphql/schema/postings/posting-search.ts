import { noSearch, type PostingSearch, postingSorts } from '../../../../../shared/documents/postings/posting-search.ts';
import { builder } from '../../builder.ts';
import { SalaryPeriodType } from '../jobs/job-parts.ts';
import { EmploymentTypeType, WorkplaceType } from '../jobs/job-parts.ts';

export const PostingSortType = builder.enumType('PostingSort', {
  values: postingSorts,
  description: 'Without keywords, the best match is the newest.',
});

const descriptions = {
  words: 'Words, "phrases", -exclusions and `or`, anywhere in a posting. At most 500 characters.',
  place: 'A city, a region or a country.',
  radiusKm: 'The radius around the place. Without it, only the place itself.',
  country: 'ISO 3166-1, two letters. Remote jobs that name no place are in every country.',
  salaryMin: 'Excludes postings without a salary.',
  currency: 'ISO 4217. Without it, any currency.',
  salaryPeriod: 'The period of `salaryMin`. Defaults to a year.',
};

export const PostingSearchInput = builder.inputType('PostingSearchInput', {
  description: 'All given conditions must match. For lists, any of the values.',
  fields: (t) => ({
    words: t.string({ description: descriptions.words }),
    title: t.string(),
    company: t.string(),
    place: t.string({ description: descriptions.place }),
    radiusKm: t.int({ description: descriptions.radiusKm }),
    country: t.string({ description: descriptions.country }),
    workplaces: t.field({ type: [WorkplaceType] }),
    employmentTypes: t.field({ type: [EmploymentTypeType] }),
    salaryMin: t.float({ description: descriptions.salaryMin }),
    currency: t.string({ description: descriptions.currency }),
    salaryPeriod: t.field({ type: SalaryPeriodType, description: descriptions.salaryPeriod }),
    postedWithinDays: t.int(),
  }),
});

export const PostingSearchType = builder.objectRef<PostingSearch>('PostingSearch').implement({
  description: 'What a saved search looks for, as in `PostingSearchInput`.',
  fields: (t) => ({
    words: t.exposeString('words', { nullable: true }),
    title: t.exposeString('title', { nullable: true }),
    company: t.exposeString('company', { nullable: true }),
    place: t.exposeString('place', { nullable: true }),
    radiusKm: t.exposeInt('radiusKm', { nullable: true }),
    country: t.string({ nullable: true, resolve: (search) => ({ ...noSearch, ...search }).country }),
    workplaces: t.expose('workplaces', { type: [WorkplaceType] }),
    employmentTypes: t.expose('employmentTypes', { type: [EmploymentTypeType] }),
    salaryMin: t.exposeFloat('salaryMin', { nullable: true }),
    currency: t.exposeString('currency', { nullable: true }),
    salaryPeriod: t.expose('salaryPeriod', { type: SalaryPeriodType, nullable: true }),
    postedWithinDays: t.exposeInt('postedWithinDays', { nullable: true }),
  }),
});
