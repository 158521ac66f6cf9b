import { builder } from '../../builder.ts';
import { User } from './user.ts';

builder.queryField('me', (t) =>
  t.field({
    type: User,
    description: "The caller. Without an account yet: NO_USER_FOUND, message 'NoUserFoundError'.",
    resolve: (_root, _args, context) => context.account(),
  }),
);
