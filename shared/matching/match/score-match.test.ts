import type { PlainDay } from '../../documents/jobs/plain-day.ts';
import { developer, nobody, nurse, person } from './fixtures/people.ts';
import type { Match, MatchPart } from './match.ts';
import { termsAsked } from './ad-features.ts';
import { learnedFrom, maxLearned, traitsOf } from './learned.ts';
import { type AdFacts, scoreMatch } from './score-match.ts';
import type { CandidateProfile } from './person.ts';
import { profileOf } from './profile.ts';
import { readAd } from './read-ad.ts';
import { readTitle } from './read-title.ts';
import { defaultWeights } from './weights.ts';
import { processorTime } from '../../../tooling/testing/processor-time.ts';

const today = '2026-11-22' as PlainDay;
const somewhere: AdFacts = {
  place: { workplace: 'onSite', places: ['Leeds, United Kingdom'], kilometres: null },
  postedOn: '2026-11-20' as PlainDay,
  posting: { title: '', company: 'Coast', places: ['Leeds, United Kingdom'] },
};
const nurseAd = {
  title: 'Registered Nurse (m/f/d), ICU',
  text: `Northside Hospital is looking for a nurse for its intensive care unit. You will look after critically ill people
together with doctors and therapists, in shifts, and in a house that takes the time to train its staff properly and well.

What you bring
- Nursing licence and at least 3 years of experience in intensive care
- Wound care and safe administration of medication
- Experience with electronic health records
- Certified in ACLS

Nice to have
- Experience with dialysis and palliative care
- Polish language

What we offer
- Excel courses, JavaScript evenings and free coffee
- 30 days of holiday`,
};
const fit = (who: CandidateProfile, ad: { title: string | null; text: string }, more: Partial<AdFacts> = {}): Match => {
  const features = readAd(ad);
  const profile = profileOf(who, features.language, today);
  return scoreMatch(
    features,
    { ...somewhere, ...more },
    { profile, weights: defaultWeights, learned: learnedFrom([]), today },
  );
};
const part = ({ parts }: Match, key: MatchPart['key']): MatchPart => parts.find((each) => each.key === key)!;

test('reads the skills, years, and occupation of a job ad, and ignores what it offers', () => {
  const ad = readAd(nurseAd);
  const need = new Map(termsAsked(ad).map(({ id, isRequired }) => [id, isRequired]));
  expect([need.get('intensive-care'), need.get('wound-care'), need.get('palliative-care')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([...need.keys()]).not.toEqual(expect.arrayContaining(['excel']));
  expect(need.has('javascript')).toBe(false);
  expect(ad).toMatchObject({ years: 3, lacks: [], language: 'en', title: { occupation: 'registered-nurse' } });
});

test('scores a person who does the work high with all reasons, and another person low', () => {
  const well = fit(nurse, nurseAd);
  const badly = fit(developer, nurseAd);
  expect(well.score).toBeGreaterThan(70);
  expect(badly.score).toBeLessThan(35);
  for (const { score, parts, learned } of [well, badly]) {
    expect(parts.reduce((sum, { points }) => sum + points, learned.points)).toBe(score);
    expect(parts.every(({ reasons }) => reasons.length > 0)).toBe(true);
  }
  expect(well.matched).toContainEqual({ term: 'Wound care', kind: 'skill', isRequired: true, blocks: ['skills-0'] });
  expect(well.missing).toContainEqual({ term: 'palliative care', kind: 'skill', isRequired: false });
  expect(part(well, 'title').reasons[0]).toEqual({ kind: 'sameOccupation', blocks: ['work-0'] });
  expect(part(well, 'years').reasons[0]).toMatchObject({ kind: 'yearsRelated', of: 3 });
  expect(part(well, 'phrases').reasons).toContainEqual(
    expect.objectContaining({ kind: 'demandSpokenOf', blocks: ['work-0'] }),
  );
});

test('counts a narrower skill for a broader one, and a broader one in part for a narrower one', () => {
  const asking = (skill: string): string => `What you need\n- ${skill}\n- Good humour and calm\n- Thoroughness`;
  const own = person({ skills: { Tools: ['PostgreSQL'] } });
  expect(part(fit(own, { title: 'X', text: asking('SQL') }), 'skills').reasons[0]).toMatchObject({ count: 1, of: 1 });
  const near = fit(person({ skills: { Tools: ['SQL'] } }), { title: 'X', text: asking('PostgreSQL') });
  expect(part(near, 'skills').reasons).toContainEqual(
    expect.objectContaining({ kind: 'skillNear', term: 'PostgreSQL', other: 'SQL' }),
  );
  expect(near.missing).toEqual([{ term: 'PostgreSQL', kind: 'skill', isRequired: true }]);
});

test('gives no score to a person without blocks or to an empty job ad', () => {
  expect(fit(nobody, nurseAd)).toMatchObject({ score: null, hasBlocks: false, matched: [] });
  expect(fit(nurse, { title: null, text: '' })).toMatchObject({ score: null, hasBlocks: true, isProvisional: true });
});

test('marks the score of an incomplete job ad as provisional and names what is missing', () => {
  const short = fit(nurse, { title: 'Nurse', text: 'Nurse wanted in Leeds.' });
  expect(short).toMatchObject({ isProvisional: true });
  expect(short.lacks).toEqual(expect.arrayContaining(['text']));
  expect(short.score).toBeLessThan(fit(nurse, nurseAd).score!);
  expect(part(short, 'skills').reasons).toEqual([{ kind: 'notSaid' }]);
});

test('reads German job ads and reports Chinese as unsupported', () => {
  const german = readAd({
    title: 'Pflegefachkraft (m/w/d) für die Intensivpflege',
    text: `Wir suchen für unser Haus in Bern eine Pflegefachkraft.\n\nIhr Profil\n- Abgeschlossene Ausbildung in der Krankenpflege\n- Mindestens 3 Jahre Erfahrung in der Intensivpflege\n- Erfahrung mit Wundversorgung und Medikamentengabe\n- Sorgfalt und Teamfähigkeit\n- Schichtarbeit ist für Sie kein Problem\n\nVon Vorteil\n- Erfahrung in der Altenpflege\n\nWir bieten\n- 30 Tage Urlaub und eine gute Kantine mit Blick auf den Fluss und die Berge, außerdem Zeit für Fortbildung und ein Team, das zusammenhält.`,
  });
  expect(german).toMatchObject({ language: 'de', years: 3, title: { occupation: 'registered-nurse' } });
  expect(termsAsked(german).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['intensive-care', 'wound-care', 'medication-administration']),
  );
  expect(readAd({ title: '护士', text: '我们正在寻找一名护士。\n要求：三年以上经验。' }).lacks).toContain('language');
});

test('counts only known places, days, and titles', () => {
  const unknown = fit(nurse, nurseAd, { postedOn: null, place: { workplace: null, places: [], kilometres: null } });
  expect([part(unknown, 'place').share, part(unknown, 'freshness').share]).toEqual([null, null]);
  expect(part(unknown, 'skills').mostPoints).toBeGreaterThan(part(fit(nurse, nurseAd), 'skills').mostPoints);
  const far = fit(nurse, nurseAd, { place: { workplace: 'onSite', places: ['Bern'], kilometres: 1_040.4 } });
  expect(part(far, 'place').reasons).toEqual([{ kind: 'distanceMiles', count: 646 }]);
  const there = { ...nurse, home: { ...nurse.home, country: 'Switzerland' } };
  const onSite = { place: { workplace: 'onSite' as const, places: ['Leeds'], kilometres: 1_040.4 } };
  expect(part(fit(there, nurseAd, onSite), 'place').reasons).toEqual([{ kind: 'distance', count: 1_040 }]);
  const boulder = { place: { workplace: 'onSite' as const, places: ['Boulder, Colorado'], kilometres: null } };
  const coloradan = person({ city: 'Longmont', region: 'CO', work: [{ position: 'Nurse', start: '2020-01' }] });
  expect(part(fit(coloradan, nurseAd, boulder), 'place').reasons[0]).toMatchObject({ kind: 'sameRegion' });
  expect(part(fit(nurse, nurseAd), 'place').reasons[0]).toMatchObject({ kind: 'sameCity' });
});

test('lowers the score of postings like a dismissed one within a limit, and explains it', () => {
  const features = readAd(nurseAd);
  const posting = { title: nurseAd.title, company: 'Coast AG', places: ['Leeds'] };
  const none = () => false;
  const traits = (['company', 'title', 'place', 'skills', 'other'] as const).flatMap((reason) =>
    traitsOf(reason, posting, features, none),
  );
  expect(traits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['company', 'occupation', 'place', 'skill']));
  const profile = profileOf(nurse, 'en', today);
  const facts = { ...somewhere, posting };
  const base = { profile, weights: defaultWeights, today };
  const before = scoreMatch(features, facts, { ...base, learned: learnedFrom([]) });
  const once = scoreMatch(features, facts, { ...base, learned: learnedFrom(traits.slice(0, 1)) });
  expect(once.learned).toEqual({
    points: -8,
    reasons: [{ kind: 'learnedCompany', term: 'Coast AG', count: 8 }],
  });
  expect(once.score).toBe(before.score! - 8);
  const often = scoreMatch(features, facts, { ...base, learned: learnedFrom([...traits, ...traits, ...traits]) });
  expect(often.score).toBe(before.score! - maxLearned);
});

test('counts the newest work most, and seniority only from related work', () => {
  const changer = person({
    work: [
      { position: 'Accountant', start: '2025-01' },
      { position: 'Senior Teacher', start: '2012-01', end: '2024-12' },
    ],
  });
  const shareOf = (title: string): number => part(fit(changer, { title, text: '' }), 'title').share!;
  expect(shareOf('Accountant')).toBeGreaterThan(shareOf('Teacher'));
  expect(shareOf('Senior Accountant')).toBe(shareOf('Accountant'));
  expect(shareOf('Lead Accountant')).toBeLessThan(shareOf('Senior Accountant'));
  expect(part(fit(changer, { title: 'Junior Accountant', text: '' }), 'title').reasons).toContainEqual({
    ...{ kind: 'lessSenior', count: 1 },
  });
  expect(['Dental Assistant', 'Associate Accountant'].map((title) => readTitle(title, 'en').seniority)).toEqual([2, 1]);
});

test('reads years of experience only from lines without another meaning', () => {
  const text = 'What you bring\n- At least 5 years of experience\n- Wound care\n- Shift work';
  expect(readAd({ title: 'Nurse', text }).years).toBe(5);
});

test('gives the same result for the same input regardless of the order of blocks', () => {
  const turned: CandidateProfile = {
    ...nurse,
    work: [...nurse.work].reverse(),
    education: [...nurse.education].reverse(),
    skills: [...nurse.skills].reverse(),
  };
  expect(fit(turned, nurseAd)).toEqual(fit(nurse, nurseAd));
  expect(fit(nurse, nurseAd)).toEqual(fit(nurse, nurseAd));
});

test('never lowers the skills part when a block is added', () => {
  const more = ['Palliative care', 'ACLS', 'SQL', 'Nursing', 'Juggling', 'Teamwork', ''];
  let before = part(fit(developer, nurseAd), 'skills').share!;
  more.reduce<CandidateProfile>((who, name, index) => {
    const skill = { id: `more-${index}`, name: 'More', skills: [{ id: `s-${index}`, name, level: null }] };
    const next = { ...who, skills: [...who.skills, skill] };
    const share = part(fit(next, nurseAd), 'skills').share!;
    expect(share).toBeGreaterThanOrEqual(before);
    before = share;
    return next;
  }, developer);
  expect(before).toBeGreaterThan(part(fit(developer, nurseAd), 'skills').share!);
});

test.each([
  ['a million letters without a space', 'x'.repeat(1_000_000)],
  ['a million words', 'nurse '.repeat(170_000)],
  [
    'what regular expressions stumble over',
    `${'(a+)+$'.repeat(20_000)}\n${'- '.repeat(50_000)}${'1 - '.repeat(50_000)}`,
  ],
  ['figures', '9'.repeat(200_000) + ' years'],
  ['right to left, emoji and control characters', '\u202eمطلوب ممرضة\u202c 👩‍⚕️'.repeat(5_000) + '\u0000\u0007'],
  ['lines alone', '\n'.repeat(500_000)],
])('reads %s in bounded time', async (_name, text) => {
  const { score } = fit(nurse, { title: text.slice(0, 2_000), text });
  const spent = await processorTime(3_000, () => {
    fit(nurse, { title: text.slice(0, 2_000), text });
    const own = person({ work: [{ position: text, start: '2020-01', did: [text] }] });
    fit(own, nurseAd);
  });
  expect(score === null || (score >= 0 && score <= 100)).toBe(true);
  expect(spent).toBeLessThan(3_000);
});
