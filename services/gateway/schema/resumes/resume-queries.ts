import { builder } from '../../builder.ts';
import { noDataFound } from '../../errors.ts';
import { recordId } from '../../store/ids.ts';
import { Resume } from './resume.ts';

builder.queryFields((t) => ({
  resumes: t.field({
    type: [Resume],
    description: 'The one edited last comes first.',
    resolve: async (_root, _args, context) => {
      const { id: accountId } = await context.account();
      return context.queries.resumes.execute({ accountId });
    },
  }),
  resume: t.field({
    type: Resume,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      const [row] = await context.queries.resume.execute({ accountId, id: recordId(id) });
      if (!row) throw noDataFound();
      return row;
    },
  }),
}));
