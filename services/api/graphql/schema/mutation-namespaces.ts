/**
 * The objects that group the mutations: `event { … }`, `job { … }`, and so on (product.md §7). Other files add their
 * mutations to these objects.
 */
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import { badUserInput } from '../../../domain/errors.ts';
import { builder } from '../builder.ts';

export const UserMutations = builder.objectRef<object>('UserMutations');
UserMutations.implement({});
builder.mutationField('user', (t) => t.field({ type: UserMutations, resolve: () => ({}) }));

export const EventMutations = builder.objectRef<object>('EventMutations');
EventMutations.implement({});
builder.mutationField('event', (t) => t.field({ type: EventMutations, resolve: () => ({}) }));

export const JobMutations = builder.objectRef<object>('JobMutations');
JobMutations.implement({});
builder.mutationField('job', (t) => t.field({ type: JobMutations, resolve: () => ({}) }));

/** Throws BAD_USER_INPUT when a request names more jobs than are allowed. */
export function checkHowMany(ids: readonly string[]): void {
  if (ids.length <= jobLimits.atOnce) return;
  throw badUserInput([{ path: 'ids', message: `Please change at most ${jobLimits.atOnce} jobs at once.` }]);
}

/** The mutations about people and the emails to them. */
export const PeopleMutations = builder.objectRef<object>('PeopleMutations');
PeopleMutations.implement({});
builder.mutationField('people', (t) => t.field({ type: PeopleMutations, resolve: () => ({}) }));

/** The mutations about matching. */
export const SavvyMutations = builder.objectRef<object>('SavvyMutations');
SavvyMutations.implement({});
builder.mutationField('savvy', (t) => t.field({ type: SavvyMutations, resolve: () => ({}) }));
