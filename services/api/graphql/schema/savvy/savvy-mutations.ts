import { builder } from '../../builder.ts';

/** The mutations about matching. */
export const SavvyMutations = builder.objectRef<object>('SavvyMutations');
SavvyMutations.implement({});
builder.mutationField('savvy', (t) => t.field({ type: SavvyMutations, resolve: () => ({}) }));
