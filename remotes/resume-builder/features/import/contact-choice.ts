import { contactInfoRules, type ContactInfo } from '@shared/documents';

type Filled = Partial<Record<keyof ContactInfo, string>>;

function filledFields(contact: ContactInfo): Filled {
  return Object.fromEntries(
    Object.entries(contact).filter(([, value]: [string, string | null]) => value !== null && value !== ''),
  );
}

/** The profile with what the file says in place of what it said: what the file does not mention stays. */
export function mergeContact(profile: ContactInfo, found: ContactInfo): ContactInfo {
  return { ...profile, ...filledFields(found) };
}

/** What the file says, with the e-mail address that contact info cannot be without. */
export function ownContact(profile: ContactInfo, found: ContactInfo): ContactInfo {
  return { ...found, email: found.email === '' ? profile.email : found.email };
}

/** Whether the profile takes it: a phone number of another country, for example, fits a résumé but not the profile. */
export function fitsProfile(contact: ContactInfo): boolean {
  return contactInfoRules.isValidSync(contact);
}

/** A profile without a name is waiting to be filled; any other is not changed unless the person says so. */
export function isProfileEmpty(profile: ContactInfo): boolean {
  return !profile.firstName?.trim() && !profile.lastName?.trim();
}
