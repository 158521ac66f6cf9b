import type { AddressForm } from '@shared/lists';

export const personSorts = ['lastContactOn', 'name', 'company', 'createdAt'] as const;
export type PersonSortKey = (typeof personSorts)[number];

/** The search and the order of the people, as the page's address holds them. */
export interface PeopleQuery {
  readonly search: string;
  readonly sort: PersonSortKey;
}

const defaultSort: PersonSortKey = 'lastContactOn';

export const peopleForm: AddressForm<PeopleQuery> = {
  read: (from) => ({
    search: from.get('q') ?? '',
    sort: personSorts.find((each) => each === from.get('sort')) ?? defaultSort,
  }),
  write: ({ search, sort }, others) => {
    const result = new URLSearchParams(others);
    if (search.trim() === '') result.delete('q');
    else result.set('q', search);
    if (sort === defaultSort) result.delete('sort');
    else result.set('sort', sort);
    return result;
  },
  replacing: ['sort'],
};

/** The variables with which a query's people are loaded. The newest people come first in their order. */
export const peopleVariables = ({ search, sort }: PeopleQuery) => ({
  text: search.trim() === '' ? null : search.trim(),
  sort: { by: sort, descending: sort === 'createdAt' },
  first: 50,
});
