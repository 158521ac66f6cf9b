import { orNull, hasContactContent, splitName } from '../common/parts.ts';
import { readPostalCode } from '../common/postal-code.ts';
import type { ImportContent } from '../common/reading.ts';
import type { Source, SourceShape } from '../common/source.ts';
import type { ContactInfo, HeaderLink } from '../../documents/resume-document.ts';

export const basicsShape: SourceShape = {
  known: ['name', 'label', 'image', 'email', 'phone', 'url', 'summary', 'location', 'profiles'],
  old: { website: 'url', picture: 'image' },
};
const locationShape: SourceShape = { known: ['address', 'postalCode', 'city', 'countryCode', 'region'] };
export const profileShape: SourceShape = { known: ['network', 'username', 'url'], old: { website: 'url' } };

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

interface Profile {
  readonly label: string;
  readonly url: string;
  /** Whether it is the LinkedIn address for which contact info has a field, without further content. */
  readonly isLinkedIn: boolean;
}

/** Reads a profile on a network: `Twitter: neutralthoughts`, with its address if the file has an http(s) one. */
function readProfile(profile: Source): Profile {
  const [network, username] = [profile.line('network'), profile.line('username')];
  const url = profile.link('url');
  const isLinkedIn = /^linked ?in$/i.test(network) && /[/.]linkedin\.com\//i.test(url) && url.includes(username);
  return { label: [network, username].filter((each) => each !== '').join(': '), url, isLinkedIn };
}

export interface Basics extends Pick<ImportContent, 'contact' | 'headline' | 'summary' | 'links'> {
  /** Profiles without an address, which cannot become links in the header. */
  readonly profilesWithoutLink: readonly string[];
}

/** Reads `basics`: contact info, headline, summary, and links. */
export function readBasics(basics: Source, newId: () => string): Basics {
  const url = basics.link('url');
  const all = basics.objects('profiles', profileShape).map(readProfile);
  const linkedIn = all.find(({ isLinkedIn }) => isLinkedIn);
  const profiles = all.filter((each) => each !== linkedIn);
  const contact: ContactInfo = {
    ...splitName(basics.line('name')),
    email: basics.line('email'),
    phone: orNull(basics.line('phone')),
    linkedin: linkedIn?.url ?? null,
    ...readAddress(basics.object('location', locationShape)),
  };
  if (basics.has('image')) basics.adapt('image', 'export-only');
  const links = [{ label: '', url }, ...profiles].filter((each) => each.url !== '');
  return {
    contact: hasContactContent(contact) ? contact : null,
    headline: basics.line('label'),
    summary: basics.text('summary'),
    links: links.map((each): HeaderLink => ({ id: newId(), label: each.label, url: each.url })),
    profilesWithoutLink: profiles
      .filter(({ label, url: address }) => address === '' && label !== '')
      .map(({ label }) => label),
  };
}
