import { builder } from '../../builder.ts';

export const EventMutations = builder.objectRef<object>('EventMutations');
EventMutations.implement({});

builder.mutationField('event', (t) => t.field({ type: EventMutations, resolve: () => ({}) }));
