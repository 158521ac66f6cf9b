import { builder } from '../../builder.ts';
import { badUserInput, noDataFound } from '../../../../domain/errors.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { listPeople, type PersonPage, personSortKeys } from '../../../../domain/jobs/people/list-people.ts';
import { peopleLimits } from '../../../../../shared/documents/people/people-limits.ts';
import { readPerson } from '../../../../domain/jobs/people/read-people.ts';
import { Person } from './person.ts';

const PersonPageType = builder.objectRef<PersonPage>('PersonPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [Person] }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'Null on the last page.' }),
    total: t.int({ description: 'The total over all pages.', resolve: ({ total }) => total() }),
  }),
});

const PersonSortKeyType = builder.enumType('PersonSortKey', { values: personSortKeys });

const PersonSortInput = builder.inputType('PersonSort', {
  description: 'People without a value to sort by come last in both directions.',
  fields: (t) => ({
    by: t.field({ type: PersonSortKeyType, required: true }),
    descending: t.boolean(),
  }),
});

/** The maximum length of a search text, in characters. */
const maxSearchLength = 300;

builder.queryFields((t) => ({
  person: t.field({
    type: Person,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      const person = await readPerson(context.db, accountId, id);
      if (!person) throw noDataFound();
      return person;
    },
  }),
  people: t.field({
    type: PersonPageType,
    description: `At most ${peopleLimits.page} at a time. By default, the last contact longest ago comes first.`,
    args: {
      text: t.arg.string({ description: 'All of these words, ignoring case and accents.' }),
      sort: t.arg({ type: PersonSortInput }),
      after: t.arg.string({ description: 'The `endCursor` of the previous page.' }),
      first: t.arg.int({ defaultValue: 50 }),
    },
    resolve: async (_root, { text, sort, after, first }, context) => {
      const { id: accountId } = await context.account();
      const limit = first ?? 50;
      if (limit < 1 || limit > peopleLimits.page) {
        throw badUserInput([{ path: 'first', message: `Please request 1 to ${peopleLimits.page} people.` }]);
      }
      const reader = new InputReader();
      const words = reader.line('text', text, maxSearchLength);
      reader.finish();
      return listPeople(context.db, accountId, {
        text: words ?? undefined,
        sort: { by: sort?.by ?? 'lastContactOn', isDescending: sort?.descending ?? false },
        after: after ?? undefined,
        first: limit,
      });
    },
  }),
}));
