import { cleanText } from '../../../../shared/documents/text/clean-text.ts';
import type { StoredPartnerRecord } from '../../../platform/database/schema/index.ts';
import type { PartnerProblem } from '../../../domain/partners/partner.ts';
import type { PartnerPatch } from '../../../domain/partners/registered-partners.ts';
import type { AdminTexts } from '../admin-texts.ts';

/** The fields of a partner's form, in order. */
export const partnerFields = [
  ...(['id', 'name', 'domain', 'portal', 'api'] as const),
  ...(['issuer', 'clientId', 'algorithms', 'origins', 'channel', 'pins'] as const),
] as const;
export type PartnerField = (typeof partnerFields)[number];

/** The fields that a partner's administrator may change. */
export const ownFields: readonly PartnerField[] = ['issuer', 'clientId', 'algorithms', 'origins', 'channel'];

/** The fields that an operator may change of an existing partner. */
export const changeableFields: readonly PartnerField[] = partnerFields.filter((field) => field !== 'id');

/** The values that a form shows or was sent with, as texts. */
export type PartnerValues = Readonly<Record<PartnerField, string>>;

/**
 * The maximum lengths of one line and of several, in characters. Longer values are cut off and still reported as
 * mistakes.
 */
const maxLineLength = 3_000;
const maxLinesLength = 20_000;

/** The fields with one value per line. */
export const severalLines: readonly PartnerField[] = ['origins', 'pins'];

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Reads `events=1a2b3c` from each line. A line without `=` has no version, which is reported as a mistake. */
const pinsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [name = '', version = ''] = line.split('=').map((part) => part.trim());
        return [name, version] as const;
      }),
  );

/** Returns null for an empty optional value, which removes it from the record. */
const orNull = <Value>(value: Value, isEmpty: boolean): Value | null => (isEmpty ? null : value);

const memberOf: Readonly<Record<PartnerField, (text: string) => unknown>> = {
  id: (text) => text,
  name: (text) => text,
  domain: (text) => text,
  portal: (text) => text,
  api: (text) => text,
  issuer: (text) => text,
  clientId: (text) => text,
  algorithms: (text) => orNull(wordsIn(text), text === ''),
  origins: wordsIn,
  channel: (text) => orNull(text, text === ''),
  pins: (text) => orNull(pinsIn(text), text === ''),
};

/** Reads the submitted fields. */
export const readValues = (form: URLSearchParams): PartnerValues =>
  Object.fromEntries(
    partnerFields.map((field) => {
      const text = (form.get(field) ?? '').slice(0, severalLines.includes(field) ? maxLinesLength : maxLineLength);
      return [field, cleanText(text).trim()];
    }),
  ) as Record<PartnerField, string>;

/** Returns the changes of a record, limited to the given fields. */
export const patchOf = (values: PartnerValues, fields: readonly PartnerField[]): PartnerPatch =>
  Object.fromEntries(fields.map((field) => [field, memberOf[field](values[field])]));

/** Returns one member of a record as a form shows it. A member of an unexpected type is shown as JSON. */
function textOfMember(field: PartnerField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(String).join(severalLines.includes(field) ? '\n' : ' ');
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, version]) => `${name}=${String(version)}`)
    .join('\n');
}

/** Returns the field values of a stored record, even of an invalid one, so that the form can be used to correct it. */
export const valuesOf = (record: StoredPartnerRecord): PartnerValues =>
  Object.fromEntries(partnerFields.map((field) => [field, textOfMember(field, record[field])])) as Record<
    PartnerField,
    string
  >;

export const emptyValues: PartnerValues = readValues(new URLSearchParams({ algorithms: 'RS256 PS256 ES256 EdDSA' }));

export type PartnerFieldProblems = Readonly<Partial<Record<PartnerField, string>>>;

/** Describes the mistakes by field. */
export function problemsOf(recordProblems: readonly PartnerProblem[], { form }: AdminTexts): PartnerFieldProblems {
  const problems: Partial<Record<PartnerField, string>> = {};
  for (const { path, reason } of recordProblems) {
    const field = partnerFields.find((each) => each === path.split(/[[.]/)[0]);
    if (field !== undefined) problems[field] ??= reason === undefined ? form.fields[field].wrong : form[reason];
  }
  return problems;
}
