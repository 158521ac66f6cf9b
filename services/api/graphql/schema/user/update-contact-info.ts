import { builder } from '../../builder.ts';
import type { Account } from '../../../../domain/queries.ts';
import { readContactInfo } from '../../../../domain/input/read-contact-info.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateContactInfo } from '../../../../domain/accounts/accounts.ts';
import { Address } from './user.ts';
import { ContactInfoInput } from './contact-info-input.ts';
import { UserMutations } from '../mutation-namespaces.ts';

const ContactInfo = builder.objectRef<Account>('ContactInfo').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    address: t.field({ type: Address, resolve: (account) => account }),
  }),
});

builder.objectField(UserMutations, 'updateContactInfo', (t) =>
  t.field({
    type: ContactInfo,
    description: 'Replaces all contact fields of the profile. Omitted fields become empty.',
    args: { input: t.arg({ type: ContactInfoInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id } = await context.account();
      const reader = new InputReader();
      const contact = readContactInfo(reader, input);
      reader.finish();
      return updateContactInfo(context.db, id, contact);
    },
  }),
);
