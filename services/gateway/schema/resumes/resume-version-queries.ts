import { builder } from '../../builder.ts';
import { noDataFound } from '../../errors.ts';
import { recordId } from '../../store/ids.ts';
import { readVersion } from '../../store/resume-versions.ts';
import { withChanges } from '../../store/told-changes.ts';
import { ResumeVersion } from './resume-version.ts';

builder.queryFields((t) => ({
  resumeVersions: t.field({
    type: [ResumeVersion],
    description: 'Earlier states of a résumé, the last one first. The newest state is the résumé itself.',
    args: { id: t.arg.id({ required: true, description: 'Of the résumé.' }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      const resumeId = recordId(id);
      const [[resume], versions] = await Promise.all([
        context.queries.resume.execute({ accountId, id: resumeId }),
        context.queries.resumeVersions.execute({ accountId, resumeId }),
      ]);
      if (!resume) throw noDataFound();
      return withChanges(context.db, accountId, versions);
    },
  }),
  resumeVersion: t.field({
    type: ResumeVersion,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      return readVersion(context.db, accountId, id);
    },
  }),
}));
