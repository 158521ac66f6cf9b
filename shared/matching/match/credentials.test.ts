import type { PlainDay } from '../../documents/jobs/plain-day.ts';
import { person, type Somebody } from './fixtures/people.ts';
import { defaultWeights, learnedFrom, profileOf, readAd, scoreMatch } from './index.ts';

const today = '2026-11-26' as PlainDay;
const facts = {
  place: { workplace: null, places: [], kilometres: null },
  postedOn: null,
  posting: { title: '', company: '', places: [] },
};

/** Returns the names of what an ad asks for and a person's blocks show, and of what they lack. */
function compare(who: Somebody, title: string, lines: readonly string[]) {
  const profile = profileOf(person(who), 'en', today);
  const ad = readAd({ title, text: `${title}\n\nRequirements\n${lines.map((each) => `- ${each}`).join('\n')}` });
  const context = { profile, weights: defaultWeights, learned: learnedFrom([]), today };
  const match = scoreMatch(ad, facts, context);
  return {
    shown: match.matched.map(({ term }) => term),
    missing: match.missing.map(({ term }) => term),
    reasons: match.parts.flatMap(({ reasons }) => reasons),
  };
}

const nurse: Somebody = { work: [{ position: 'Registered Nurse', start: '2019-01' }] };

test('knows that nobody works as a nurse without the license', () => {
  expect(compare(nurse, 'Nurse', ['RN license', 'ACLS']).shown).toEqual(['RN license']);
  const clerk: Somebody = { work: [{ position: 'Office clerk', start: '2019-01' }] };
  expect(compare(clerk, 'Nurse', ['RN license', 'ACLS']).missing).toContain('RN license');
});

test('reads credentials in short form: a card beside a skill, and a list called licenses', () => {
  const asked = ['Forklift certification', 'RN license'];
  const of = (skills: NonNullable<Somebody['skills']>) => compare({ skills }, 'Helper', asked).shown;
  expect(of({ Equipment: ['sit-down forklift (card good through 2028)'] })).toEqual(['Forklift certification']);
  expect(of({ Equipment: ['sit-down forklift'] })).toEqual([]);
  expect(of({ Licenses: ['RN, State of Ohio, multistate'] })).toEqual(['RN license']);
  expect(of({ Other: ['Worked beside an RN'] })).toEqual([]);
});

test('does not take a phrase for a short name', () => {
  const of = (did: string) =>
    compare({ work: [{ position: 'Helper', start: '2020-01', did: [did] }] }, 'Coder', ['Go']);
  expect(of('Go-to for hard cases').shown).toEqual([]);
  expect(of('Wrote Go-based services').shown).toEqual(['Go']);
});

test('names the person’s own skill of the kind that is asked for', () => {
  const { reasons } = compare({ skills: { Code: ['Java'] } }, 'Developer', ['Rust']);
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'skillNear', term: 'Rust', other: 'Java' }));
});

test('shows the words that titles share as they are written', () => {
  const { reasons } = compare(
    { work: [{ position: 'Glassblowing sculptor', start: '2020-01' }] },
    'Glassblowing tutor',
    ['Patience'],
  );
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'sameWords', term: 'Glassblowing' }));
});

test('calls nothing covered that it also calls missing', () => {
  const who: Somebody = { work: [{ position: 'Helper', start: '2020-01', did: ['Wrote reports on welding seams'] }] };
  const { missing, reasons } = compare(who, 'Inspector', ['Reports on welding seams with ultrasonic testing']);
  expect(missing).toContain('ultrasonic testing');
  expect(reasons.filter(({ kind }) => kind === 'demandSpokenOf')).toEqual([]);
});
