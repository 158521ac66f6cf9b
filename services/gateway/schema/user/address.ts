import type { AccountRow } from '../../../database/schema/index.ts';
import { builder } from '../../builder.ts';

export const Address = builder.objectRef<AccountRow>('Address').implement({
  fields: (t) => ({
    addressOne: t.exposeString('addressOne', { nullable: true }),
    addressTwo: t.exposeString('addressTwo', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    state: t.exposeString('state', { nullable: true }),
    zip: t.exposeString('zip', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
  }),
});
