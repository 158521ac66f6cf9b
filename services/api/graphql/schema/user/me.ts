import { builder } from '../../builder.ts';
import { User } from './user.ts';

builder.queryField('me', (t) =>
  t.field({
    type: User,
    description: "The caller. NO_USER_FOUND with the message 'NoUserFoundError' if the caller has no account yet.",
    resolve: (_root, _args, context) => context.account(),
  }),
);
