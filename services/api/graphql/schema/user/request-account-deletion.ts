import { deletionGraceDays } from '../../../../../shared/contracts/account-lifetime.ts';
import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { scheduleDeletion } from '../../../../domain/accounts/accounts.ts';
import { confirmsDeletion } from './deletion-confirmation.ts';
import { User } from './user.ts';
import { UserMutations } from '../mutation-namespaces.ts';

builder.objectField(UserMutations, 'requestAccountDeletion', (t) =>
  t.field({
    type: User,
    description: `Schedules the deletion of the account in ${deletionGraceDays} days. Repeating it does not change the date.`,
    args: { confirmation: t.arg.string({ required: true, description: '`me.deletionConfirmation`, typed.' }) },
    resolve: async (_parent, { confirmation }, context) => {
      const caller = context.caller();
      const existingAccount = await context.account();
      if (!confirmsDeletion(confirmation, caller, existingAccount)) {
        throw badUserInput([{ path: 'confirmation', message: 'This doesn’t match what you were asked to type.' }]);
      }
      const { account, isNew } = await scheduleDeletion(context.db, existingAccount.id, deletionGraceDays);
      const { deletionDate } = account;
      context.recordActivity('account_deletion_requested', caller);
      const { language } = context;
      if (isNew && deletionDate) await context.onDeletionRequested?.({ caller, deletionDate, language });
      return account;
    },
  }),
);
