import { builder } from '../../builder.ts';
import { readContactInfo, readFormerContactInfo } from '../../../../domain/input/read-contact-info.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { type UpdatedContactInfo, updateContactInfo } from '../../../../domain/accounts/contact-info.ts';
import { Address } from './user.ts';
import { ContactInfoInput } from './contact-info-input.ts';
import { UserMutations } from '../mutation-namespaces.ts';

const ContactInfo = builder.objectRef<UpdatedContactInfo>('ContactInfo').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ account }) => account.id }),
    firstName: t.string({ nullable: true, resolve: ({ account }) => account.firstName }),
    lastName: t.string({ nullable: true, resolve: ({ account }) => account.lastName }),
    email: t.string({ nullable: true, resolve: ({ account }) => account.email }),
    phone: t.string({ nullable: true, resolve: ({ account }) => account.phone }),
    linkedin: t.string({ nullable: true, resolve: ({ account }) => account.linkedin }),
    address: t.field({ type: Address, resolve: ({ account }) => account }),
    conflicts: t.stringList({
      description:
        'The names of the fields of the input that were not written, because they have changed differently since `base`.',
      resolve: ({ conflicts }) => conflicts,
    }),
  }),
});

builder.objectField(UserMutations, 'updateContactInfo', (t) =>
  t.field({
    type: ContactInfo,
    description:
      'Without `base`, replaces all contact fields of the profile, and omitted fields become empty. With it, only changes to `base` are written.',
    args: {
      input: t.arg({ type: ContactInfoInput, required: true }),
      base: t.arg({
        type: ContactInfoInput,
        description: 'The contact info from which the change started. The email may be empty.',
      }),
    },
    resolve: async (_parent, { input, base }, context) => {
      const { id } = await context.account();
      const reader = new InputReader();
      const contact = readContactInfo(reader, input);
      reader.finish();
      return updateContactInfo(context.db, id, contact, base ? readFormerContactInfo(base) : undefined);
    },
  }),
);
