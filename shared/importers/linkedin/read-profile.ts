import { orNull, hasContactContent } from '../common/parts.ts';
import { readPostalCode } from '../common/postal-code.ts';
import type { ImportContent } from '../common/reading.ts';
import type { Source } from '../common/source.ts';
import type { ContactInfo, HeaderLink } from '../../documents/resume-document.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import { parseWebLink } from '../../documents/text/web-link.ts';
import type { TableName } from './tables.ts';

/** Columns for which a résumé has no field. */
const notForResumes = ['Maiden Name', 'Birth Date', 'Industry', 'Instant Messengers'];

/**
 * Reads a list of websites: `[COMPANY:https://a.example,PORTFOLIO:https://b.example]`. Commas inside an address are
 * kept.
 */
function readWebsites(profile: Source, newId: () => string): readonly HeaderLink[] {
  const text = profile.line('Websites').replace(/^\[|\]$/g, '');
  const entries = text === '' ? [] : text.split(/,\s*(?=[A-Z_][A-Z_ ]*:)/);
  return entries.flatMap((entry) => {
    const [, kind = '', address = entry] = /^([A-Z_ ]+):(.*)$/.exec(entry) ?? [];
    const url = parseWebLink(address);
    if (url === undefined || url.length > resumeLimits.link) {
      profile.leaveOut('Websites', 'not-a-web-link', entry);
      return [];
    }
    const label = ['', 'OTHER', 'PERSONAL'].includes(kind) ? '' : kind.charAt(0) + kind.slice(1).toLowerCase();
    return [{ id: newId(), label, url }];
  });
}

/** Reads user names on networks for which the export has no address. */
const readHandles = (profile: Source): readonly string[] =>
  profile
    .line('Twitter Handles')
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((handle) => handle.trim())
    .filter((handle) => handle !== '')
    .map((handle) => `Twitter: ${handle}`);

/** Splits a place: `San Francisco, California, United States`. A single part is the city. */
function readPlace(text: string): { readonly city: string; readonly region: string; readonly country: string } {
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const country = rest.pop() ?? '';
  return { city, region: rest.join(', '), country };
}

/** Chooses one value of a list: the primary one, otherwise the first. The others are reported. */
function chooseOne(rows: readonly Source[], column: string, isPrimary: (row: Source) => boolean): string {
  const filled = rows.filter((row) => row.has(column));
  const chosen = filled.find(isPrimary) ?? filled[0];
  for (const row of filled) if (row !== chosen) row.leaveOut(column, 'one-is-enough');
  return chosen?.line(column) ?? '';
}

interface Profile extends Pick<ImportContent, 'contact' | 'headline' | 'summary' | 'links'> {
  readonly handles: readonly string[];
}

/** Reads the person's data from the tables that contain it. */
export function readProfile(
  rowsOf: (table: TableName) => readonly Source[],
  profile: Source,
  newId: () => string,
): Profile {
  for (const column of notForResumes) if (profile.has(column)) profile.leaveOut(column, 'not-supported');
  const { city, region, country } = readPlace(profile.line('Geo Location'));
  const postal = readPostalCode(profile.line('Zip Code'), { region, country });
  const [addressOne = '', ...more] = profile.points('Address');
  const contact: ContactInfo = {
    firstName: orNull(profile.line('First Name')),
    lastName: orNull(profile.line('Last Name')),
    email: chooseOne(rowsOf('emails'), 'Email Address', (row) => /^yes$/i.test(row.line('Primary'))),
    phone: orNull(chooseOne(rowsOf('phones'), 'Number', () => false)),
    linkedin: null,
    addressOne: orNull(addressOne),
    addressTwo: orNull([...more, postal.remainder].filter((part) => part !== '').join(', ')),
    city: orNull(city),
    state: orNull(postal.state),
    zip: postal.zip,
    country: orNull(country),
  };
  const own = profile.text('Summary');
  const [other] = rowsOf('summary');
  const elsewhere = other?.text('Profile Summary') ?? '';
  if (own !== '' && elsewhere !== '' && own !== elsewhere) other?.leaveOut('Profile Summary', 'one-is-enough');
  return {
    contact: hasContactContent(contact) ? contact : null,
    headline: profile.line('Headline'),
    summary: own === '' ? elsewhere : own,
    links: readWebsites(profile, newId),
    handles: readHandles(profile),
  };
}
