import { readUsage } from '../../../../domain/usage/storage.ts';
import type { StorageUse } from '../../../../domain/errors.ts';
import { builder } from '../../builder.ts';
import { User } from './user.ts';

const Usage = builder.objectRef<StorageUse>('Usage').implement({
  description: 'What an account stores, and what it may store. What was deleted does not count.',
  fields: (t) => ({
    usedBytes: t.float({ resolve: ({ usedBytes }) => usedBytes }),
    allowedBytes: t.float({ resolve: ({ allowedBytes }) => allowedBytes }),
  }),
});

builder.objectField(User, 'usage', (t) =>
  t.field({
    type: Usage,
    resolve: ({ id, isAnonymous }, _args, { db, quotas }) => readUsage(db, { id, isAnonymous }, quotas),
  }),
);
