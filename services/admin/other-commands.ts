import { eq, isNull, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { postings } from '../database/schema/index.ts';
import { identitySecrets } from '../identity-secrets.ts';
import { announceKeys, replaceKeys } from '../identity/keys.ts';
import { type AdminCommand, AdminError } from './command.ts';
import { lastEntries } from './audited.ts';

const listPartners: AdminCommand = {
  name: 'partners list',
  takes: [],
  does: 'the registry of partners as this environment has it',
  run({ configuration: { partners } }) {
    const lines = partners.map(({ id, domain, name, issuer }) => `${id}  ${domain}  ${name}  ${issuer}`);
    return Promise.resolve(lines.length === 0 ? 'There are no partners.' : lines.join('\n'));
  },
};

const checkPartners: AdminCommand = {
  name: 'partners check',
  takes: [],
  does: 'asks each partner’s provider for its document',
  async run({ configuration: { partners } }) {
    const lines = partners.map(async ({ id, issuer }) => {
      const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(5_000) }).catch(
        () => undefined,
      );
      return `${id}  ${answer?.ok === true ? 'answers' : `does not answer (${answer?.status ?? 'no connection'})`}`;
    });
    return lines.length === 0 ? 'There are no partners.' : (await Promise.all(lines)).join('\n');
  },
};

const announce: AdminCommand = {
  name: 'keys announce',
  takes: [],
  does: 'publishes the next signing key; it signs a day later',
  async run({ database, configuration }) {
    const from = await announceKeys({ database, secrets: identitySecrets(configuration) });
    return `The next signing key is published and signs from ${from.toISOString()} on.`;
  },
};

const replace: AdminCommand = {
  name: 'keys replace',
  takes: [],
  does: 'new keys sign at once, the old ones are withdrawn: for an emergency',
  isFinal: true,
  async run({ database, configuration }) {
    await replaceKeys({ database, secrets: identitySecrets(configuration) }, { withdrawCookies: false });
    return 'New keys sign from now on. Running processes follow within a minute.';
  },
};

const countPostings: AdminCommand = {
  name: 'postings count',
  takes: [],
  does: 'how many there are, by where they come from',
  async run({ database }) {
    const rows = await database
      .select({ source: postings.sourceName, open: sql<number>`count(*)::int` })
      .from(postings)
      .where(isNull(postings.closedAt))
      .groupBy(postings.sourceName);
    return rows.length === 0
      ? 'There are no open postings.'
      : rows.map(({ source, open }) => `${open}  ${source}`).join('\n');
  },
};

const closePosting: AdminCommand = {
  name: 'postings close',
  takes: ['id'],
  does: 'takes a posting out of the search; who tracks it keeps it',
  async run({ database }, [id = '']) {
    const rows = validate(id)
      ? await database
          .update(postings)
          .set({ closedAt: sql`now()` })
          .where(eq(postings.id, id))
          .returning({ id: postings.id })
      : [];
    if (rows.length === 0) throw new AdminError(`There is no posting ${id}.`);
    return 'It is closed.';
  },
};

const showAudit: AdminCommand = {
  name: 'audit show',
  takes: [],
  does: 'the last hundred things that were done by these commands',
  async run({ database }) {
    const entries = await lastEntries(database, 100);
    return entries
      .map(({ at, actor, action, target, outcome }) => `${at.toISOString()}  ${actor}  ${action} ${target}  ${outcome}`)
      .join('\n');
  },
};

export const otherCommands: readonly AdminCommand[] = [
  ...[listPartners, checkPartners, announce, replace, countPostings, closePosting, showAudit],
];
