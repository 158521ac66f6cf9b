import { orNull, saysWho, splitName } from '../import/parts.ts';
import { readPostalCode } from '../import/postal-code.ts';
import type { ImportContent } from '../import/reading.ts';
import type { Source, SourceShape } from '../import/source.ts';
import type { ContactInfo, HeaderLink } from '../resume-document.ts';

export const basicsShape: SourceShape = {
  known: ['name', 'label', 'image', 'email', 'phone', 'url', 'summary', 'location', 'profiles'],
  old: { website: 'url', picture: 'image' },
};
const locationShape: SourceShape = { known: ['address', 'postalCode', 'city', 'countryCode', 'region'] };
const profileShape: SourceShape = { known: ['network', 'username', 'url'], old: { website: 'url' } };

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

interface Basics extends Pick<ImportContent, 'contact' | 'headline' | 'summary' | 'links'> {
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
    contact: saysWho(contact) ? contact : null,
    headline: basics.line('label'),
    summary: basics.text('summary'),
    links: links.map((each): HeaderLink => ({ id: newId(), ...each })),
    profilesWithoutLink: profiles
      .filter(({ label, url: address }) => address === '' && label !== '')
      .map(({ label }) => label),
  };
}
