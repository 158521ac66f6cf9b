import { builder } from '../../builder.ts';
import { cancelDeletion } from '../../../../domain/accounts/accounts.ts';
import { User } from './user.ts';
import { UserMutations } from '../mutation-namespaces.ts';

builder.objectField(UserMutations, 'cancelAccountDeletion', (t) =>
  t.field({
    type: User,
    description: 'Keeps the account. NO_USER_FOUND once its deletion has started.',
    resolve: async (_parent, _args, context) => {
      const { id } = await context.account();
      return cancelDeletion(context.db, id);
    },
  }),
);
