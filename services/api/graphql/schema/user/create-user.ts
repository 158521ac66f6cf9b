import { contactInfoMessages, isEmail } from '../../../../../shared/documents/contact-info/contact-info-rules.ts';
import { builder } from '../../builder.ts';
import type { Account } from '../../../../domain/queries.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { createAccount } from '../../../../domain/accounts/accounts.ts';
import { UserMutations } from '../mutation-namespaces.ts';

const CreateUserInput = builder.inputType('CreateUserInput', {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string({ description: "Used only if the caller's token contains no email address." }),
    isAnonymous: t.boolean(),
    mjUserId: t.string(),
    mjDomain: t.string(),
  }),
});

const CreatedUser = builder.objectRef<Account>('CreatedUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email', { nullable: true }),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    isAnonymous: t.exposeBoolean('isAnonymous'),
  }),
});

/** Matches a host with an optional port. It becomes part of a link's address. */
const domain =
  /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;

builder.objectField(UserMutations, 'createUser', (t) =>
  t.field({
    type: CreatedUser,
    description: "Creates the caller's account, or returns the existing one.",
    args: { input: t.arg({ type: CreateUserInput, required: true }) },
    resolve: (_parent, { input }, context) => {
      const caller = context.caller();
      const reader = new InputReader();
      const emailInput = reader.line('email', input.email);
      if (emailInput !== null && !isEmail(emailInput)) {
        reader.refuse('email', contactInfoMessages.emailInvalid);
      }
      const mjDomain = reader.line('mjDomain', input.mjDomain)?.toLowerCase() ?? null;
      if (mjDomain !== null && !domain.test(mjDomain)) reader.refuse('mjDomain', 'Please enter a domain.');
      const account = {
        firstName: reader.line('firstName', input.firstName),
        lastName: reader.line('lastName', input.lastName),
        email: caller.email ?? emailInput,
        isAnonymous: caller.isAnonymous || input.isAnonymous === true,
        mjUserId: reader.line('mjUserId', input.mjUserId),
        mjDomain,
      };
      reader.finish();
      return createAccount(context.db, caller, account);
    },
  }),
);
