import { composeName } from '../../documents/compose/compose-contact.ts';
import { saysWho } from '../common/parts.ts';
import { Source } from '../common/source.ts';
import { filled, isSame, type JsonRecord } from './kept.ts';
import type { OwnBasics } from './own-terms.ts';
import { basicsShape, readBasics } from './read-basics.ts';
import { emailAddress, webAddress } from './web-address.ts';

/** The network of a profile on LinkedIn; the reader maps it to the contact info's own field. */
const linkedIn = 'LinkedIn';

/** Writes contact info, headline, summary, and links as `basics`. */
export function writeBasics({ contact, headline, summary, links }: OwnBasics): JsonRecord {
  const [first, ...others] = links;
  const isHomepage = first?.label === '';
  const profiles = (isHomepage ? others : links).map(({ label, url }) => ({ network: label, url: webAddress(url) }));
  const linkedin = { network: linkedIn, url: webAddress(contact?.linkedin ?? null) };
  const location = filled({
    address: [contact?.addressOne, contact?.addressTwo].filter((each) => each?.trim()).join('\n'),
    postalCode: contact?.zip,
    city: contact?.city,
    countryCode: contact?.country,
    region: contact?.state,
  });
  return filled({
    name: composeName(contact),
    label: headline,
    email: emailAddress(contact?.email ?? ''),
    phone: contact?.phone,
    url: isHomepage ? webAddress(first.url) : '',
    summary,
    location: Object.keys(location).length === 0 ? null : location,
    profiles: [linkedin, ...profiles].filter(({ url }) => url !== '').map(filled),
  });
}

/** Whether reading the standard part restores `basics` unchanged. */
export function givesBasicsBack(basics: OwnBasics, written: JsonRecord): boolean {
  const { contact, headline, summary, links } = readBasics(new Source(written, '', [], basicsShape), () => '');
  const isNobody = basics.contact === null || !saysWho(basics.contact);
  const read: OwnBasics = { contact, headline, summary, links: links.map(({ label, url }) => ({ label, url })) };
  return isSame(read, isNobody ? { ...basics, contact: null } : basics);
}
