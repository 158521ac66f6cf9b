import { parsePlainDay } from '@shared/documents';
import type { PersonJob } from '../api/person-fields.ts';
import { fillEmail, plainEmail, valuesOfEmail, variablesIn } from './email-variables.ts';
import { mailLink, maxSafeLink } from './mail-link.ts';

const reading = parsePlainDay('2026-11-26');
const today = reading.ok ? reading.day : ('' as never);
const job: PersonJob = {
  ...{ id: 'j', title: 'Welder', company: 'Acme', stage: 'interview' },
  interviews: [
    { id: 'a', at: '2026-11-20T23:30:00Z', timeZone: 'Europe/Berlin' },
    { id: 'b', at: '2026-12-02T09:00:00Z', timeZone: 'Europe/Berlin' },
  ],
};
const sources = { job, sender: { firstName: 'Ida', lastName: null }, today, language: 'en' };

test('fills in the person, the job, the last interview in its own time zone, and the sender', () => {
  expect(valuesOfEmail({ ...sources, person: { name: 'Ana María Lopez', company: 'Agency' } })).toEqual({
    ...{ name: 'Ana María Lopez', firstName: 'Ana', company: 'Acme', jobTitle: 'Welder' },
    ...{ interviewDay: 'Saturday, November 21', myName: 'Ida' },
  });
  expect(
    valuesOfEmail({ ...sources, job: undefined, person: { name: 'Lopez, Ana', company: 'Agency' } }),
  ).toMatchObject({
    ...{ firstName: 'Ana', company: 'Agency', jobTitle: '', interviewDay: '' },
  });
  const next = { ...job, interviews: job.interviews.slice(1) };
  expect(valuesOfEmail({ ...sources, job: next, person: { name: null, company: null } }).interviewDay).toBe(
    'Wednesday, December 2',
  );
});

test('keeps what cannot be filled in as separate pieces', () => {
  const values = valuesOfEmail({ ...sources, person: { name: null, company: null } });
  const pieces = fillEmail('Hi {{firstName}},\nabout {{ company }}: {{salary}} {{', values);
  expect(pieces).toEqual([
    ...['Hi ', { unfilled: '{{firstName}}' }, ',\nabout ', 'Acme', ': ', { unfilled: '{{salary}}' }, ' {{'],
  ]);
  expect(plainEmail(pieces)).toBe('Hi {{firstName}},\nabout Acme: {{salary}} {{');
  expect(variablesIn('{{company}} {{salary}}', '{{company}} {{name}}')).toEqual({
    ...{ known: ['company', 'name'], unknown: ['salary'] },
  });
});

test('encodes an address, a subject, and a body, so that nothing of them becomes another field', () => {
  const link = mailLink({ email: 'a+b&bcc=x@example.com', subject: 'A & B?', body: 'One\nTwo=3 é' });
  expect(link).toBe('mailto:a%2Bb%26bcc%3Dx@example.com?subject=A%20%26%20B%3F&body=One%0D%0ATwo%3D3%20%C3%A9');
  expect(mailLink({ email: null, subject: '', body: 'x' })).toBe('mailto:?subject=&body=x');
  expect(mailLink({ email: null, subject: '', body: '\ud800' })).toBe('mailto:?subject=&body=%EF%BF%BD');
  expect(maxSafeLink).toBeLessThan(2_048);
});
