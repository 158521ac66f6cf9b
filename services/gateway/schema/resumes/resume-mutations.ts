import { builder } from '../../builder.ts';

export const ResumeMutations = builder.objectRef<object>('ResumeMutations');
ResumeMutations.implement({});

builder.mutationField('resume', (t) => t.field({ type: ResumeMutations, resolve: () => ({}) }));
