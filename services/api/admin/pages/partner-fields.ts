import { cleanText } from '../../../../shared/documents/text/clean-text.ts';
import type { Partner, PartnerFault } from '../../../domain/partners/partner.ts';
import type { PartnerPatch } from '../../../domain/partners/registered-partners.ts';
import type { AdminTexts } from '../admin-texts.ts';

/** What a partner's form asks for, in its order. */
export const partnerFields = [
  ...(['id', 'name', 'domain', 'portal', 'api'] as const),
  ...(['issuer', 'clientId', 'algorithms', 'origins', 'channel', 'pins'] as const),
] as const;
export type PartnerField = (typeof partnerFields)[number];

/** What somebody may change who administers one partner. */
export const ownFields: readonly PartnerField[] = ['issuer', 'clientId', 'algorithms', 'origins', 'channel'];

/** What an operator may change of a partner that is there. */
export const changeableFields: readonly PartnerField[] = partnerFields.filter((field) => field !== 'id');

/** What a form shows or was sent with, as texts. */
export type PartnerValues = Readonly<Record<PartnerField, string>>;

/** Characters of a line, and of several; more is cut off and is a fault all the same. */
const maxLineLength = 3_000;
const maxLinesLength = 20_000;

/** What has a line for each thing. */
export const severalLines: readonly PartnerField[] = ['origins', 'pins'];

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** `events=1a2b3c` in each line; a line without `=` has no version, which is a fault of its own. */
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

/** A member that may be left out: what is empty is taken out of the record. */
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

/** The fields as they were sent. */
export const readValues = (form: URLSearchParams): PartnerValues =>
  Object.fromEntries(
    partnerFields.map((field) => {
      const text = (form.get(field) ?? '').slice(0, severalLines.includes(field) ? maxLinesLength : maxLineLength);
      return [field, cleanText(text).trim()];
    }),
  ) as Record<PartnerField, string>;

/** What is to change of a record, of the fields that may. */
export const patchOf = (values: PartnerValues, fields: readonly PartnerField[]): PartnerPatch =>
  Object.fromEntries(fields.map((field) => [field, memberOf[field](values[field])]));

/** The fields of a partner that is there. */
export const valuesOf = (partner: Partner): PartnerValues => ({
  ...partner,
  algorithms: partner.algorithms.join(' '),
  origins: partner.origins.join('\n'),
  channel: partner.channel ?? '',
  pins: Object.entries(partner.pins ?? {})
    .map(([name, version]) => `${name}=${version}`)
    .join('\n'),
});

export const emptyValues: PartnerValues = readValues(new URLSearchParams({ algorithms: 'RS256 PS256 ES256 EdDSA' }));

export type PartnerProblems = Readonly<Partial<Record<PartnerField, string>>>;

/** What is wrong with which field, in words. */
export function problemsOf(faults: readonly PartnerFault[], { form }: AdminTexts): PartnerProblems {
  const problems: Partial<Record<PartnerField, string>> = {};
  for (const { path, reason } of faults) {
    const field = partnerFields.find((each) => each === path.split(/[[.]/)[0]);
    if (field !== undefined) problems[field] ??= reason === undefined ? form.fields[field].wrong : form[reason];
  }
  return problems;
}
