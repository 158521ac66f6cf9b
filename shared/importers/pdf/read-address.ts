import { orNull } from '../common/parts.ts';
import type { ContactInfo } from '../../documents/resume-document.ts';

export type Address = Pick<ContactInfo, 'addressOne' | 'addressTwo' | 'city' | 'state' | 'zip' | 'country'>;

const country =
  /^(?:[A-Z]{2}|USA|U\.S\.A?\.|United States(?: of America)?|United Kingdom|England|Scotland|Ireland|Canada|Germany|France|Spain|Italy|Netherlands|Belgium|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Poland|India|Australia|New Zealand|Brazil|Mexico|Japan|China|Singapore)$/;

/**
 * Splits an address such as `12 Broad St, San Francisco, California 94115, US` into the fields of contact info. Text
 * that fits no field stays in the address lines, so that the printed fields give the original address.
 */
export function readAddress(text: string): Address {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hasZip = (part: string): boolean => /\b\d{5}(?:-\d{4})?$/.test(part);
  const at = parts.findIndex((part, index) => index > 0 && hasZip(part));
  const last = parts.at(-1) ?? '';
  const isLastCountry = parts.length > 2 && country.test(last) && (at >= 0 ? at < parts.length - 1 : true);
  const found = isLastCountry ? parts.pop() : undefined;
  const region = parts.length > 1 ? (parts.pop() ?? '') : '';
  const zip = /\b(\d{5}(?:-\d{4})?)$/.exec(region)?.[1] ?? null;
  const city = parts.pop() ?? '';
  const [addressOne = '', ...addressTwo] = parts;
  return {
    addressOne: orNull(addressOne),
    addressTwo: orNull(addressTwo.join(', ')),
    city: orNull(city),
    state: orNull(zip === null ? region : region.slice(0, -zip.length).trim()),
    zip,
    country: found ?? null,
  };
}
