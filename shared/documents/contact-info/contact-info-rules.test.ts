import { ValidationError } from 'yup';
import { type ContactInfoFields, contactInfoMessages, contactInfoRules } from './contact-info-rules.ts';
import { processorTime } from '../../../tooling/testing/processor-time.ts';

function messagesFor(values: Partial<Record<keyof ContactInfoFields, unknown>>): Record<string, string[]> {
  try {
    contactInfoRules.validateSync({ email: 'mara@example.com', ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((each) => [each.path ?? '', each.errors]));
  }
}

test('requires only the email; every other field may be absent, null, or empty', () => {
  expect(messagesFor({})).toEqual({});
  expect(messagesFor({ phone: '', linkedin: '', zip: '', firstName: '' })).toEqual({});
  expect(messagesFor({ phone: null, linkedin: null, zip: null, country: null })).toEqual({});
  for (const email of ['', '   ', null, undefined]) {
    expect(messagesFor({ email })).toEqual({ email: ['Please enter your email.'] });
  }
});

test.each(['a@b.co', 'first.last+tag@sub.example.com', 'üser@münchen.example', " o'neil@example.ie "])(
  'accepts the email %s',
  (email) => {
    expect(messagesFor({ email })).toEqual({});
  },
);
test.each(['plain', 'a@b', 'a@@b.co', 'a b@c.de', 'a@b..co', '@b.co', 'a@.co', 'a@b.co.', 'Mara <a@b.co>'])(
  'refuses the email %s',
  (email) => expect(messagesFor({ email })).toEqual({ email: ['Please enter a valid email'] }),
);
test('refuses a long near miss without delay', async () => {
  const email = `${'a.'.repeat(140)}@${'a.'.repeat(5)}@`;
  expect(messagesFor({ email })).toHaveProperty('email');
  expect(await processorTime(500, () => messagesFor({ email }))).toBeLessThan(500);
});

test.each([
  '555-1234',
  '5551234',
  '555-123-4567',
  '(555) 123-4567',
  '(555)123.4567',
  '555 123 4567',
  '+1 555 123 4567',
  '+1 (555) 123-4567',
  '1-555-123-4567',
])('accepts the phone number %s', (phone) => expect(messagesFor({ phone })).toEqual({}));
test.each(['555', '(555 123-4567', '555) 123-4567', '+44 20 7946 0958', '555-123-45678', 'call me', '555--123-4567'])(
  'refuses the phone number %s',
  (phone) => expect(messagesFor({ phone })).toEqual({ phone: [contactInfoMessages.phone] }),
);

test.each(['https://linkedin.com/in/mara', 'linkedin.com/in/mara'])('accepts the LinkedIn address %s', (linkedin) => {
  expect(messagesFor({ linkedin })).toEqual({});
});
test.each(['mara', 'javascript:alert(1)', 'ftp://linkedin.com/in/mara'])(
  'refuses the LinkedIn address %s',
  (linkedin) => {
    expect(messagesFor({ linkedin })).toEqual({ linkedin: ['Please enter a valid URL'] });
  },
);

test.each(['12345', '12345-6789'])('accepts the ZIP code %s', (zip) => expect(messagesFor({ zip })).toEqual({}));
test.each(['1234', '123456', '12345-', '12345-678', '123456789', 'ABCDE'])('refuses the ZIP code %s', (zip) => {
  expect(messagesFor({ zip })).toEqual({
    zip: ['Enter a 5-digit ZIP code or ZIP+4 format (e.g., 12345 or 12345-6789).'],
  });
});

test('reports all invalid fields at once', () => {
  expect(
    Object.keys(messagesFor({ email: 'x', phone: 'x', linkedin: 'x', zip: 'x', city: 'x'.repeat(301) })).sort(),
  ).toEqual(['city', 'email', 'linkedin', 'phone', 'zip']);
});
