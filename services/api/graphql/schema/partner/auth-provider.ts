import { builder } from '../../builder.ts';
import { noDataFound } from '../../../../domain/errors.ts';

const AuthProviderIdQueryInput = builder.inputType('AuthProviderIdQueryInput', {
  fields: (t) => ({ domain: t.string({ required: true }) }),
});

const AuthProvider = builder.objectRef<{ readonly id: string }>('AuthProvider').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

builder.queryField('authProvider', (t) =>
  t.field({
    type: AuthProvider,
    description: "The provider a partner's users sign in with. Needs no signed-in user.",
    args: { input: t.arg({ type: AuthProviderIdQueryInput, required: true }) },
    resolve: async (_root, { input }, { findAuthProvider }) => {
      const id = await findAuthProvider(input.domain.trim().toLowerCase());
      if (id === undefined) throw noDataFound();
      return { id };
    },
  }),
);
