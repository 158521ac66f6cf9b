import { countryNamed } from '../../../../domain/job-search/places/country-named.ts';
import { builder } from '../../builder.ts';

interface PostingCountries {
  readonly home: string | null;
  readonly all: readonly string[];
}

const PostingCountriesType = builder.objectRef<PostingCountries>('PostingCountries').implement({
  fields: (t) => ({
    home: t.exposeString('home', {
      nullable: true,
      description: 'The country of the user’s profile, if it has postings.',
    }),
    all: t.exposeStringList('all', { description: 'Those with the most places first.' }),
  }),
});

builder.queryField('postingCountries', (t) =>
  t.field({
    type: PostingCountriesType,
    description: 'The countries (ISO 3166-1) that have postings.',
    resolve: async (_root, _args, context) => {
      const { country } = await context.account();
      const all = await context.jobSearch.listCountries();
      const home = country === null ? undefined : countryNamed(country);
      return { home: home !== undefined && all.includes(home) ? home : null, all };
    },
  }),
);
