import type { ContactInfo } from '@shared/documents';
import { fitsProfile, fittingContact, mergeContact, resumeContact } from './contact-choice.ts';

const nothing: ContactInfo = {
  firstName: null,
  lastName: null,
  email: '',
  phone: null,
  linkedin: null,
  addressOne: null,
  addressTwo: null,
  city: null,
  state: null,
  zip: null,
  country: null,
};
const profile: ContactInfo = {
  ...nothing,
  email: 'me@example.com',
  linkedin: 'https://linkedin.com/in/me',
  city: 'Rome',
};

test('keeps what the file does not mention', () => {
  const merged = mergeContact(profile, { ...nothing, firstName: 'Ann', city: 'Oslo' });
  expect(merged).toEqual({ ...profile, firstName: 'Ann', city: 'Oslo' });
});

test('uses the profile’s email address if the file has none', () => {
  expect(resumeContact(profile, { ...nothing, firstName: 'Ann' })).toEqual({
    ...nothing,
    firstName: 'Ann',
    email: 'me@example.com',
  });
  expect(resumeContact(profile, { ...nothing, email: 'ann@example.com' }).email).toBe('ann@example.com');
});

test.each([
  ['a phone number of another country', { phone: '+44 20 7946 0958' }, false],
  ['a bad e-mail address', { email: 'ann' }, false],
  ['a full set', { phone: '(912) 555-4321', zip: '94115' }, true],
])('decides whether the profile accepts %s', (_case, patch, fits) => {
  expect(fitsProfile({ ...profile, ...patch })).toBe(fits);
});

test('takes the values that fit when the whole does not', () => {
  const found = {
    ...nothing,
    firstName: 'Ann',
    lastName: 'Berg',
    phone: '+44 20 7946 0958',
    zip: 'SW1A 1AA',
    city: 'London',
  };
  expect(fittingContact(profile, found)).toEqual({ ...profile, firstName: 'Ann', lastName: 'Berg', city: 'London' });
  expect(fittingContact(profile, { ...nothing, email: 'ann' })).toBeNull();
});
