import { addOperator, findPerson, listOperators, removeOperator } from '../operators.ts';
import { readPartnerRow } from '../../partners/registered-partners.ts';
import { type AdminCommand, type AdminContext, AdminError } from '../command.ts';

/** The person with that address; nobody is taken for somebody else by an address that was only typed. */
async function personAt({ database }: AdminContext, email = '') {
  const person = await findPerson(database, email);
  if (!person) throw new AdminError('There is no account with that address: its owner makes one first.');
  if (!person.emailVerified) {
    throw new AdminError(
      'Nobody has shown yet that this address is theirs: let its owner choose a new password by the link of /forgot-password.',
    );
  }
  return person;
}

const targetOf = async ({ database }: AdminContext, [email = '']: readonly string[]): Promise<string> =>
  (await findPerson(database, email))?.id ?? email;

const add: AdminCommand = {
  name: 'operators add',
  takes: ['email'],
  does: 'lets a person see and change all partners at /admin',
  targetOf,
  async run(context, [email]) {
    await addOperator(context.database, { identityId: (await personAt(context, email)).id, partnerId: null });
    return 'The person is an operator from now on.';
  },
};

const addFor: AdminCommand = {
  name: 'operators add-for',
  takes: ['email', 'partner'],
  does: 'lets a person change that one partner at /admin',
  targetOf,
  async run(context, [email, partnerId = '']) {
    const person = await personAt(context, email);
    if (!(await readPartnerRow(context.database, partnerId))) {
      throw new AdminError(`The database has no partner ${partnerId}.`);
    }
    await addOperator(context.database, { identityId: person.id, partnerId });
    return `The person administers ${partnerId} from now on, and nothing else.`;
  },
};

const remove: AdminCommand = {
  name: 'operators remove',
  takes: ['email'],
  does: 'ends that, at once',
  targetOf,
  async run({ database }, [email = '']) {
    const person = await findPerson(database, email);
    if (!person || !(await removeOperator(database, person.id))) throw new AdminError('That is no operator.');
    return 'The person is no operator any more; sessions at /admin are ended.';
  },
};

const list: AdminCommand = {
  name: 'operators list',
  takes: [],
  does: 'who may sign in at /admin',
  async run({ database }) {
    const all = await listOperators(database);
    const lines = all.map(
      ({ identityId, email, partnerId }) => `${identityId}  ${email ?? ''}  ${partnerId ?? 'everything'}`,
    );
    return lines.length === 0 ? 'There are no operators.' : lines.join('\n');
  },
};

export const operatorCommands: readonly AdminCommand[] = [list, add, addFor, remove];
