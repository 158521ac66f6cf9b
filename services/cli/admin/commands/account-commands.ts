import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { eq, or, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { textsLanguage } from '../../../../shared/contracts/texts-language.ts';
import { accountZip } from '../../../domain/account-export/account-zip.ts';
import { accounts, identityAccounts } from '../../../platform/database/schema/index.ts';
import { createHeadshotLoader } from '../../../domain/headshots/load-headshot.ts';
import { emailKeyOf } from '../../../domain/identity-accounts/accounts.ts';
import { identityPath } from '../../../domain/oauth-clients/web-client.ts';
import { endAccess } from '../../../domain/identity-accounts/end-access.ts';
import { removeFactors } from '../../../domain/identity-accounts/factors.ts';
import { identityOf } from '../../../domain/identity-accounts/identity-of.ts';
import { openStore } from '../../../platform/storage/open-store.ts';
import { createEngine } from '../../../domain/typesetting/engine/create-engine.ts';
import { type AdminCommand, type AdminContext, AdminError } from '../command.ts';

async function findAccount({ database }: AdminContext, id = '') {
  const [account] = validate(id) ? await database.select().from(accounts).where(eq(accounts.id, id)) : [];
  if (!account) throw new AdminError(`There is no account with the ID ${id}.`);
  return account;
}

/** Returns the issuer of the provider's own accounts. */
const issuerOf = ({ siteOrigin }: AdminContext['configuration']): string => `${siteOrigin}${identityPath}`;

/** Reads what the provider stores about the person. Returns undefined where another provider signs them in. */
async function signInOf(
  { database, configuration }: AdminContext,
  person: { readonly issuer: string; readonly subject: string },
) {
  const { id, email, emailVerified } = identityAccounts;
  const condition = identityOf(issuerOf(configuration), person);
  if (condition === undefined) return undefined;
  const [foundAccount] = await database.select({ id, email, emailVerified }).from(identityAccounts).where(condition);
  return foundAccount;
}

const find: AdminCommand = {
  name: 'accounts find',
  takes: ['email'],
  does: 'list the accounts with that email address',
  async run({ database }, [email = '']) {
    const key = emailKeyOf(email);
    const rows = await database
      .selectDistinct({ id: accounts.id, createdAt: accounts.createdAt, deletionDate: accounts.deletionDate })
      .from(accounts)
      .leftJoin(identityAccounts, eq(sql`${identityAccounts.id}::text`, accounts.subject))
      .where(or(eq(identityAccounts.emailKey, key), eq(sql`lower(${accounts.email})`, key)));
    if (rows.length === 0) throw new AdminError('There is no account with that email address.');
    return rows
      .map(({ id, createdAt, deletionDate }) => {
        const leaves = deletionDate === null ? '' : `, to be deleted on ${deletionDate.toISOString()}`;
        return `${id}  since ${createdAt.toISOString()}${leaves}`;
      })
      .join('\n');
  },
};

const endSessions: AdminCommand = {
  name: 'accounts end-sessions',
  takes: ['id'],
  does: 'sign the person out everywhere; a guest cannot sign in again',
  isFinal: true,
  async run(context, [id]) {
    const signIn = await signInOf(context, await findAccount(context, id));
    if (!signIn) throw new AdminError('This person signs in with another identity provider. End the sessions there.');
    await endAccess(context.database, signIn.id);
    return 'All sessions have ended, and tokens that were already issued are refused.';
  },
};

const removeAllFactors: AdminCommand = {
  name: 'accounts remove-factors',
  takes: ['id'],
  does: 'remove passkeys and the authenticator app of a person who lost them',
  isFinal: true,
  async run(context, [id]) {
    const signIn = await signInOf(context, await findAccount(context, id));
    if (!signIn) throw new AdminError('This person signs in with another identity provider.');
    const hadAny = await context.database.transaction((transaction) => removeFactors(transaction, signIn.id));
    return hadAny
      ? 'The passkeys, the authenticator app, and the recovery codes are removed. The password is enough again.'
      : 'This person has neither passkeys nor an authenticator app.';
  },
};

const remove: AdminCommand = {
  name: 'accounts delete',
  takes: ['id'],
  does: 'delete the account and everything in it',
  isFinal: true,
  async run(context, [id]) {
    const { id: accountId } = await findAccount(context, id);
    await context.database
      .update(accounts)
      .set({ deletionDate: sql`now()` })
      .where(eq(accounts.id, accountId));
    return 'The next sweep ends access. The first sweep after the last token expires deletes everything, within half an hour.';
  },
};

const exportCommand: AdminCommand = {
  name: 'accounts export',
  takes: ['id', 'file'],
  does: 'write everything stored about the person to a ZIP file',
  async run(context, [id, file = '']) {
    const { database, configuration } = context;
    const account = await findAccount(context, id);
    const signIn = await signInOf(context, account);
    const store = openStore(configuration.objectStore, database);
    const engine = createEngine({ loadPicture: createHeadshotLoader(store) });
    let missingCount = 0;
    try {
      const zip = await accountZip({
        database,
        store,
        engine,
        issuer: issuerOf(configuration),
        person: {
          ...account,
          email: signIn?.email ?? account.email,
          emailVerified: signIn?.emailVerified ?? false,
        },
        language: textsLanguage,
        textsLanguage,
        now: new Date(),
        signal: AbortSignal.timeout(10 * 60_000),
        onMissing: () => (missingCount += 1),
      });
      if (!zip) throw new AdminError('The account is being deleted.');
      await pipeline(zip, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
    } finally {
      engine.stop();
    }
    return `Exported to ${file}${missingCount === 0 ? '' : `, without ${missingCount} files that could not be created`}.`;
  },
};

export const accountCommands: readonly AdminCommand[] = [find, exportCommand, endSessions, removeAllFactors, remove];
