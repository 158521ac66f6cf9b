import { builder } from '../../builder.ts';

export const ContactInfoInput = builder.inputType('ContactInfoInput', {
  description: 'The contact form (product.md §3), validated by the rules of product.md §5.',
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string({ required: true }),
    phone: t.string(),
    linkedin: t.string(),
    addressOne: t.string(),
    addressTwo: t.string(),
    city: t.string(),
    state: t.string(),
    zip: t.string(),
    country: t.string(),
  }),
});
