import type { ContactInfo, HeaderLink } from '../resume-document.ts';
import { readPostalCode } from './postal-code.ts';
import type { JsonResumeContent } from './reading.ts';
import type { Source, SourceShape } from './source.ts';

export const basicsShape: SourceShape = {
  known: ['name', 'label', 'image', 'email', 'phone', 'url', 'summary', 'location', 'profiles'],
  old: { website: 'url', picture: 'image' },
};
const locationShape: SourceShape = { known: ['address', 'postalCode', 'city', 'countryCode', 'region'] };
const profileShape: SourceShape = { known: ['network', 'username', 'url'], old: { website: 'url' } };

const orNull = (text: string) => (text === '' ? null : text);

/** The last word is the family name; printed together they are the name as it was. */
function splitName(name: string): Pick<ContactInfo, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: orNull(words.join(' ')), lastName: last };
}

function readAddress(
  location: Source,
): Pick<ContactInfo, 'addressOne' | 'addressTwo' | 'city' | 'state' | 'zip' | 'country'> {
  const [addressOne = '', ...more] = location.points('address');
  const region = location.line('region');
  const country = location.line('countryCode');
  const postal = readPostalCode(location.line('postalCode'), { region, country });
  if (postal.adapted) location.adapt('postalCode', 'postal-code');
  return {
    addressOne: orNull(addressOne),
    addressTwo: orNull([...more, postal.remainder].filter((each) => each !== '').join(', ')),
    city: orNull(location.line('city')),
    state: orNull(postal.state),
    zip: postal.zip,
    country: orNull(country),
  };
}

/** A profile on a network: `Twitter: neutralthoughts`, and its address where the file has one that leads to the web. */
function readProfile(profile: Source): { readonly label: string; readonly url: string } {
  const label = [profile.line('network'), profile.line('username')].filter((each) => each !== '').join(': ');
  return { label, url: profile.link('url') };
}

interface Basics extends Pick<JsonResumeContent, 'contact' | 'headline' | 'summary' | 'links'> {
  /** Profiles that cannot be links in the header, because they have no address. */
  readonly profilesWithoutLink: readonly string[];
}

export function readBasics(basics: Source, newId: () => string): Basics {
  const contact: ContactInfo = {
    ...splitName(basics.line('name')),
    email: basics.line('email'),
    phone: orNull(basics.line('phone')),
    linkedin: null,
    ...readAddress(basics.object('location', locationShape)),
  };
  if (basics.has('image')) basics.leaveOut('image', 'not-supported');
  const url = basics.link('url');
  const profiles = basics.objects('profiles', profileShape).map(readProfile);
  const links = [{ label: '', url }, ...profiles].filter((each) => each.url !== '');
  return {
    contact: Object.values(contact).some((value: string | null) => value !== null && value !== '') ? contact : null,
    headline: basics.line('label'),
    summary: basics.text('summary'),
    links: links.map((each): HeaderLink => ({ id: newId(), ...each })),
    profilesWithoutLink: profiles
      .filter(({ label, url: address }) => address === '' && label !== '')
      .map(({ label }) => label),
  };
}
