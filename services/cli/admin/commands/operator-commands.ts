import type { Database } from '../../../platform/database/database.ts';
import { deleteFactor } from '../../../api/admin/factor/factors.ts';
import {
  addOperator,
  findIdentityAccount,
  listOperators,
  removeOperator,
} from '../../../domain/operators/operators.ts';
import { readPartnerRow } from '../../../domain/partners/registered-partners.ts';
import { type AdminCommand, type AdminContext, AdminError } from '../command.ts';

/** Finds the person with a verified address. An address that was only typed does not identify anyone. */
async function personAt({ database }: AdminContext, email = '') {
  const person = await findIdentityAccount(database, email);
  if (!person) throw new AdminError('There is no account with that email address. Its owner has to create one first.');
  if (!person.emailVerified) {
    throw new AdminError(
      'This email address is not verified. Ask its owner to reset the password at /forgot-password.',
    );
  }
  return person;
}

const targetOf = async ({ database }: AdminContext, [email = '']: readonly string[]): Promise<string> =>
  (await findIdentityAccount(database, email))?.id ?? email;

const add: AdminCommand = {
  name: 'operators add',
  takes: ['email'],
  does: 'let a person view and change all partners at /admin',
  targetOf,
  async run(context, [email]) {
    await addOperator(context.database, { identityId: (await personAt(context, email)).id, partnerId: null });
    return 'The person is now an operator.';
  },
};

const addFor: AdminCommand = {
  name: 'operators add-for',
  takes: ['email', 'partner'],
  does: 'let a person change only that partner at /admin',
  targetOf,
  async run(context, [email, partnerId = '']) {
    const person = await personAt(context, email);
    if (!(await readPartnerRow(context.database, partnerId))) {
      throw new AdminError(`The database has no partner ${partnerId}.`);
    }
    await addOperator(context.database, { identityId: person.id, partnerId });
    return `The person can now change ${partnerId}, and nothing else.`;
  },
};

/**
 * Creates a command that removes something from the person with that address. It prints `none` if there was nothing to
 * remove.
 */
const removalCommand =
  (
    take: (database: Database, identityId: string) => Promise<boolean>,
    { message, none }: { readonly message: string; readonly none: string },
  ): AdminCommand['run'] =>
  async ({ database }, [email = '']) => {
    const person = await findIdentityAccount(database, email);
    if (!person || !(await take(database, person.id))) throw new AdminError(none);
    return message;
  };

const remove: AdminCommand = {
  name: 'operators remove',
  takes: ['email'],
  does: 'end a person’s access to /admin at once',
  targetOf,
  run: removalCommand(removeOperator, {
    message: 'The person is no longer an operator. Their sessions at /admin have ended.',
    none: 'No operator has that email address.',
  }),
};

const forget: AdminCommand = {
  name: 'operators forget-factor',
  takes: ['email'],
  does: 'remove the second factor of a lost device; the next sign-in sets up a new one',
  targetOf,
  run: removalCommand(deleteFactor, {
    message: 'The second factor is removed, and sessions at /admin have ended. The next sign-in sets up a new one.',
    none: 'No operator with a second factor has that email address.',
  }),
};

const list: AdminCommand = {
  name: 'operators list',
  takes: [],
  does: 'list who can sign in at /admin',
  async run({ database }) {
    const all = await listOperators(database);
    const lines = all.map(({ identityId, email, partnerId, factorSince }) => {
      const factor = factorSince ? `second factor since ${factorSince.toISOString()}` : 'no second factor yet';
      return `${identityId}  ${email ?? ''}  ${partnerId ?? 'everything'}  ${factor}`;
    });
    return lines.length === 0 ? 'There are no operators.' : lines.join('\n');
  },
};

export const operatorCommands: readonly AdminCommand[] = [list, add, addFor, forget, remove];
