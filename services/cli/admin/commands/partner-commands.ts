import { readFileSync } from 'node:fs';
import { textsLanguage } from '../../../../shared/contracts/texts-language.ts';
import type { PartnerRow } from '../../../platform/database/schema/index.ts';
import { checkProvider } from '../../../domain/partners/check-provider.ts';
import { isGuarded } from '../../../domain/partners/partner-registry.ts';
import type { Partner } from '../../../domain/partners/partner.ts';
import {
  addPartner,
  changePartner,
  enablePartner,
  type PartnerChange,
  type PartnerPatch,
  readPartnerRow,
  readPartnerRows,
  removePartner,
  partnerContextOf,
} from '../../../domain/partners/registered-partners.ts';
import { problemsText } from '../../../domain/partners/stored-partner.ts';
import { adminTextsIn, checkText } from '../../../api/admin/admin-texts.ts';
import { type AdminCommand, AdminError } from '../command.ts';

/** Reads a record or its changes: from the JSON itself, or from the file that it names. */
function readRecord(text = ''): PartnerPatch {
  try {
    const value: unknown = JSON.parse(/^\s*\{/.test(text) ? text : readFileSync(text, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as PartnerPatch;
  } catch (error) {
    throw new AdminError(
      `Could not read ${text}: ${error instanceof SyntaxError ? 'it is not valid JSON' : String(error)}.`,
    );
  }
  throw new AdminError('A partner must be a single JSON object in braces.');
}

/** Returns the row of a successful change. Throws an `AdminError` with every reason why it failed. */
function rowOf(change: PartnerChange, id: string): PartnerRow {
  if (change.ok) return change.row;
  if (change.problem === 'invalid')
    throw new AdminError(change.problems.map(({ message }) => `${message}.`).join('\n'));
  throw new AdminError(
    `The database has no partner ${id}. Partners from TESSERA_PARTNERS are changed in that setting.`,
  );
}

const effectNote = 'It takes effect within a few seconds.';

const lineOf = ({ id, domain, name, issuer }: Partner, state: string): string =>
  `${id}  ${state}  ${domain}  ${name}  ${issuer}`;

const list: AdminCommand = {
  name: 'partners list',
  takes: [],
  does: 'list all partners and where they are registered',
  async run({ database, configuration }) {
    const rows = (await readPartnerRows(database)).map(({ id, parsed, isEnabled }) =>
      parsed.ok
        ? lineOf(parsed.partner, isEnabled ? 'enabled' : 'disabled')
        : `${id}  invalid  ${problemsText(parsed.problems)}`,
    );
    const configuredPartners = configuration.partners.map((partner) => lineOf(partner, 'TESSERA_PARTNERS'));
    const lines = [...rows, ...configuredPartners];
    return lines.length === 0 ? 'There are no partners.' : lines.join('\n');
  },
};

const show: AdminCommand = {
  name: 'partners show',
  takes: ['id'],
  does: 'show the database record of a partner',
  async run({ database }, [id = '']) {
    const row = await readPartnerRow(database, id);
    if (!row) throw new AdminError(`The database has no partner ${id}.`);
    return JSON.stringify(row.record, null, 2);
  },
};

const add: AdminCommand = {
  name: 'partners add',
  takes: ['record'],
  does: 'register a partner from a JSON object or file',
  targetOf(_context, [text]) {
    const { id } = readRecord(text);
    return Promise.resolve(typeof id === 'string' ? id.slice(0, 64) : '');
  },
  async run({ database, configuration }, [text]) {
    const record = readRecord(text);
    const { id } = rowOf(await addPartner(database, record, partnerContextOf(configuration)), '');
    return `${id} is registered. ${effectNote}`;
  },
};

const change: AdminCommand = {
  name: 'partners change',
  takes: ['id', 'members'],
  does: 'change fields of a partner; null removes a field',
  async run({ database, configuration }, [id = '', text]) {
    const patch = readRecord(text);
    rowOf(await changePartner(database, { id }, patch, partnerContextOf(configuration)), id);
    return `${id} has been changed. ${effectNote}`;
  },
};

const enableCommand = (name: string, does: string, isEnabled: boolean): AdminCommand => ({
  name,
  takes: ['id'],
  does,
  async run({ database }, [id = '']) {
    rowOf(await enablePartner(database, id, isEnabled), id);
    return `${id} is ${isEnabled ? 'enabled' : 'disabled'}. ${effectNote}`;
  },
});

const remove: AdminCommand = {
  name: 'partners remove',
  takes: ['id'],
  does: 'remove a partner; its customers’ work is kept but cannot be accessed',
  isFinal: true,
  async run({ database }, [id = '']) {
    rowOf(await removePartner(database, id), id);
    return `${id} has been removed. ${effectNote}`;
  },
};

const check: AdminCommand = {
  name: 'partners check',
  takes: [],
  does: 'fetch the metadata and keys of each partner’s identity provider',
  async run({ database, configuration }) {
    const { check: texts } = adminTextsIn(textsLanguage);
    const isPublic = isGuarded(configuration);
    const ask = async (partner: Partner): Promise<string> =>
      `${partner.id}  ${checkText(texts, await checkProvider(partner))}`;
    const registered = (await readPartnerRows(database)).map(({ id, parsed }) =>
      parsed.ok
        ? ask({ ...parsed.partner, isPublic })
        : Promise.resolve(`${id}  invalid  ${problemsText(parsed.problems)}`),
    );
    const lines = [...registered, ...configuration.partners.map(ask)];
    return lines.length === 0 ? 'There are no partners.' : (await Promise.all(lines)).join('\n');
  },
};

export const partnerCommands: readonly AdminCommand[] = [
  ...[list, show, add, change],
  enableCommand('partners disable', 'reject its tokens and pages; nothing is lost', false),
  enableCommand('partners enable', 'accept its tokens and pages again', true),
  ...[remove, check],
];
