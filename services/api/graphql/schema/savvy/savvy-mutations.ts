import { builder } from '../../builder.ts';

/** What can be done about what fits. */
export const SavvyMutations = builder.objectRef<object>('SavvyMutations');
SavvyMutations.implement({});
builder.mutationField('savvy', (t) => t.field({ type: SavvyMutations, resolve: () => ({}) }));
