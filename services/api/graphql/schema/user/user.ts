import { products } from '../../../../platform/database/schema/index.ts';
import { builder } from '../../builder.ts';
import { planOf } from '../../../../domain/plans/plan-of-account.ts';
import type { Account } from '../../../../domain/queries.ts';
import { noticeAddressOf } from '../../../../domain/accounts/deletion/deletion-notice.ts';
import { deletionConfirmation } from './deletion-confirmation.ts';

export const Address = builder.objectRef<Account>('Address').implement({
  fields: (t) => ({
    addressOne: t.exposeString('addressOne', { nullable: true }),
    addressTwo: t.exposeString('addressTwo', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    state: t.exposeString('state', { nullable: true }),
    zip: t.exposeString('zip', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
  }),
});

const TesseraProduct = builder.enumType('TesseraProduct', { values: products, description: "The user's plan." });

const Profile = builder.objectRef<Account>('Profile').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    mjUserId: t.exposeString('mjUserId', { nullable: true }),
    mjDomain: t.exposeString('mjDomain', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    linkedin: t.exposeString('linkedin', { nullable: true }),
    address: t.field({ type: Address, resolve: (account) => account }),
  }),
});

export const User = builder.objectRef<Account>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    headshotURL: t.exposeString('headshotUrl', { nullable: true }),
    tesseraProduct: t.field({ type: TesseraProduct, resolve: planOf }),
    plusUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When Plus ends or ended. Null for a plan without an end.',
      resolve: ({ plusUntil }) => plusUntil,
    }),
    isAnonymous: t.exposeBoolean('isAnonymous', { description: 'True for guests, who cannot share.' }),
    profile: t.field({ type: Profile, resolve: (account) => account }),
    deletionDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the account will be deleted, if its owner requested it.',
      resolve: ({ deletionDate }) => deletionDate,
    }),
    deletionConfirmation: t.string({
      description: 'What to pass to `requestAccountDeletion`. Case-insensitive.',
      resolve: (account, _args, context) => deletionConfirmation(context.caller(), account),
    }),
    deletionEmail: t.string({
      nullable: true,
      description:
        'The confirmed address that gets an email when the deletion is requested. Null if there is none: then, no email is sent.',
      resolve: (_account, _args, context) => noticeAddressOf(context.caller()),
    }),
  }),
});
