import type { PartnerRow } from '../../platform/database/schema/index.ts';
import { parsePartner, type PartnerProblem, type PartnerReading } from './partner.ts';

/** A registered partner: its row, and what its record was parsed to when the row was read. */
export interface StoredPartner extends PartnerRow {
  readonly parsed: PartnerReading;
}

/**
 * Parses the record of a row. A stored record can be invalid, for example because another program wrote it or because a
 * rule was added since.
 */
export const parsePartnerRow = (row: PartnerRow): StoredPartner => ({ ...row, parsed: parsePartner(row.record) });

/** Names every wrong field of a record in one line. */
export const problemsText = (problems: readonly PartnerProblem[]): string =>
  problems.map(({ message }) => message).join('; ');

/** Says which partner's stored record is invalid, in which fields, and how an operator corrects it. */
export const invalidRecordText = (id: string, problems: readonly PartnerProblem[]): string =>
  `The stored record of the partner ${id} is invalid: ${problemsText(problems)}. ` +
  'The partner is not in use until the record is corrected at /admin or with npm run admin -- partners change.';
