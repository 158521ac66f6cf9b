import { builder } from '../../builder.ts';
import { noDataFound } from '../../errors.ts';
import type { ResumeRecord } from '../../store/resumes.ts';
import { isVersionConflict } from '../../store/version-conflict.ts';
import { VersionConflictType } from '../events/event-parts.ts';

export const Resume = builder.objectRef<ResumeRecord>('Resume').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    document: t.field({
      type: 'ResumeDocument',
      resolve: async ({ id, document }, _args, context) => {
        const found = document ?? (await context.documentOf(id));
        if (!found) throw noDataFound();
        return found;
      },
    }),
  }),
});

export const ResumeInput = builder.inputType('ResumeInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    document: t.field({ type: 'ResumeDocument', required: true }),
  }),
});

export const UpdateResumeResult = builder.unionType('UpdateResumeResult', {
  types: [Resume, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : Resume),
});
