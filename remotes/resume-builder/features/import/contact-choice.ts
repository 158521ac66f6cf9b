import { contactInfoRules, type ContactInfo } from '@shared/documents';

type Filled = Partial<Record<keyof ContactInfo, string>>;

function filledFields(contact: ContactInfo): Filled {
  return Object.fromEntries(
    Object.entries(contact).filter(([, value]: [string, string | null]) => value !== null && value !== ''),
  );
}

/** Returns the profile with the values of the file. Fields that the file does not mention keep the profile's values. */
export function mergeContact(profile: ContactInfo, found: ContactInfo): ContactInfo {
  return { ...profile, ...filledFields(found) };
}

/**
 * Returns the contact info of the file. The email address falls back to the profile's, because contact info requires
 * one.
 */
export function resumeContact(profile: ContactInfo, found: ContactInfo): ContactInfo {
  return { ...found, email: found.email === '' ? profile.email : found.email };
}

/**
 * Returns the profile with those values of the file that it accepts, for a file that it does not accept as a whole: a
 * phone number of another country must not keep the name out of an empty profile. Null if nothing of it fits.
 */
export function fittingContact(profile: ContactInfo, found: ContactInfo): ContactInfo | null {
  const fitting = Object.fromEntries(
    Object.entries(filledFields(found)).filter(([field, value]) => fitsProfile({ ...profile, [field]: value })),
  );
  const merged = { ...profile, ...fitting };
  return Object.keys(fitting).length > 0 && fitsProfile(merged) ? merged : null;
}

/**
 * Whether the profile accepts the contact info. A foreign phone number, for example, is valid in a résumé but not in
 * the profile.
 */
export function fitsProfile(contact: ContactInfo): boolean {
  return contactInfoRules.isValidSync(contact);
}
