import { composeName } from '../../documents/compose/compose-contact.ts';
import { hasContactContent } from '../common/parts.ts';
import { Source } from '../common/source.ts';
import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import { withoutEmpty, hasSameContent } from './lossless-meta.ts';
import type { MetaBasics } from './tessera-meta.ts';
import { recordsIn } from './origin.ts';
import { basicsShape, readBasics } from './read-basics.ts';
import { emailAddress, webAddress } from './web-address.ts';

/** The network of a profile on LinkedIn; the reader maps it to the contact info's own field. */
const linkedIn = 'LinkedIn';

/** Writes contact info, headline, summary, and links as `basics`. */
export function writeBasics({ contact, headline, summary, links }: MetaBasics): JsonRecord {
  const [first, ...others] = links;
  const isHomepage = first?.label === '';
  const profiles = (isHomepage ? others : links).map(({ label, url }) => {
    const [network = '', ...username] = label.split(': ');
    return { network, username: username.join(': '), url: webAddress(url) };
  });
  const linkedin = {
    network: linkedIn,
    username: /\/in\/([^/?#]+)/.exec(contact?.linkedin ?? '')?.[1] ?? '',
    url: webAddress(contact?.linkedin ?? null),
  };
  const location = withoutEmpty({
    address: [contact?.addressOne, contact?.addressTwo].filter((each) => each?.trim()).join('\n'),
    postalCode: contact?.zip,
    city: contact?.city,
    countryCode: contact?.country,
    region: contact?.state,
  });
  return withoutEmpty({
    name: composeName(contact),
    label: headline,
    email: emailAddress(contact?.email ?? ''),
    phone: contact?.phone,
    url: isHomepage ? webAddress(first.url) : '',
    summary,
    location: Object.keys(location).length === 0 ? null : location,
    profiles: [linkedin, ...profiles].filter(({ url }) => url !== '').map(withoutEmpty),
  });
}

/** Whether reading the standard part restores `basics` unchanged. */
export function restoresBasics(basics: MetaBasics, written: JsonRecord): boolean {
  const { contact, headline, summary, links } = readBasics(new Source(written, '', [], basicsShape), () => '');
  const isNobody = basics.contact === null || !hasContactContent(basics.contact);
  const read: MetaBasics = { contact, headline, summary, links: links.map(({ label, url }) => ({ label, url })) };
  return hasSameContent(read, isNobody ? { ...basics, contact: null } : basics);
}

/**
 * Returns `basics` of the imported file if it still says what the résumé shows. Otherwise it is the written one, with
 * the picture and the profiles of the file, which the product shows in another form or not at all, unless these would
 * hide what `meta.tessera` has to restore.
 */
export function withOrigin(basics: MetaBasics, written: JsonRecord, original: JsonRecord): JsonRecord {
  if (Object.keys(original).length === 0) return written;
  if (restoresBasics(basics, original)) return original;
  const originals = recordsIn(original, 'profiles');
  const merged = withoutEmpty({
    ...written,
    image: original['image'],
    profiles: recordsIn(written, 'profiles').map(
      (profile) => originals.find(({ url }) => url === profile['url']) ?? profile,
    ),
  });
  return restoresBasics(basics, merged) ? merged : written;
}
