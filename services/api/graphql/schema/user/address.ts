import { builder } from '../../builder.ts';
import type { Account } from '../../../../domain/queries.ts';

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
