import { nurse } from '../match/fixtures/people.ts';
import { readAd } from '../match/read-ad.ts';
import { splitLetterText, unknownVariablesIn } from '../../documents/letter-variables.ts';
import { type OwnHistory, paragraphStarters } from './paragraph-starters.ts';

const ad = readAd({
  title: 'Nurse',
  text: 'Requirements\n- Infection control\n- Electronic health records\n- IV therapy\n\nNice to have\n- Triage',
});
const history: OwnHistory = {
  work: nurse.work.map((job) => ({ ...job })),
  education: nurse.education.map((study) => ({ ...study })),
};

test('begins paragraphs with the person’s own words about what the ad asks for', () => {
  const starters = paragraphStarters(ad, history);
  expect(starters.map(({ kind }) => kind)).toEqual(['opening', 'body', 'closing']);
  expect(starters[0]?.text).toBe(
    'I am applying for the position of {{position}} at {{company}}. I have worked as Staff Nurse, Intensive Care at Northside Hospital since 2019.',
  );
  expect(starters[1]?.text).toContain('You are looking for');
  expect(starters[1]?.text).toContain('Trained eight newly qualified nurses in infection control.');
});

test('makes nothing up for a person without a history, and writes in the ad’s language', () => {
  expect(paragraphStarters(ad, { work: [], education: [] }).map(({ text }) => text)).toEqual([
    'I am applying for the position of {{position}} at {{company}}.',
    expect.any(String),
  ]);
  const german = readAd({ title: 'Koch', text: 'Ihr Profil\n- Sie haben eine Ausbildung und sind gern in der Küche' });
  expect(paragraphStarters(german, history)[0]?.text).toMatch(/^hiermit bewerbe ich mich .* Seit 2019 arbeite ich als/);
});

test('keeps braces in own words as text', () => {
  const [job] = history.work;
  if (!job) throw new Error('The nurse has a job.');
  const tricky = { ...job, company: '{{secret}} & {employer}' };
  const [opening] = paragraphStarters(ad, { ...history, work: [tricky] });
  expect(unknownVariablesIn(opening?.text ?? '')).toEqual([]);
  expect(
    splitLetterText(opening?.text ?? '')
      .map((each) => (each.kind === 'text' ? each.text : ''))
      .join(''),
  ).toContain('{{secret}} & {employer}');
});
