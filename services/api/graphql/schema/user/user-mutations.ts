import { builder } from '../../builder.ts';

export const UserMutations = builder.objectRef<object>('UserMutations');
UserMutations.implement({});

builder.mutationField('user', (t) => t.field({ type: UserMutations, resolve: () => ({}) }));
