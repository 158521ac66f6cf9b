import { findConditionsByRules, prepareAd } from '../read-ad-text.ts';
import { findCondition } from './find-condition.ts';
import { findEmployment } from './find-employment.ts';
import { viewSentences } from './view-sentences.ts';

function find(text: string) {
  const { lines, structure } = prepareAd(text, { address: null });
  const sentences = viewSentences(lines, structure);
  const byRules = findConditionsByRules(lines, { title: undefined });
  return {
    lines,
    workplace: findCondition('workplace', sentences, byRules),
    employment: findEmployment(sentences, byRules),
  };
}

it('finds the hours and the workplace, each with the line that says it', () => {
  const { lines, workplace, employment } = find(`Payroll Clerk
Bramble & Dunn
Leeds

You will keep the books of forty small companies.
Hours: 37.5 per week, Monday to Friday
Two days a week are in our office; the others are yours to work from home.`);
  expect(employment?.value).toEqual(['fullTime']);
  expect(lines[employment?.line ?? 0]?.text).toContain('37.5');
  expect(workplace?.value).toBe('hybrid');
  expect(lines[workplace?.line ?? 0]?.text).toContain('Two days');
});

it('keeps a limited term beside the hours', () => {
  const { employment } = find('Sachbearbeiterin\n\nDie Stelle in Vollzeit ist befristet auf zwei Jahre.');
  expect(employment?.value).toEqual(['fullTime', 'temporary']);
});

it('does not take what is said of others for the job', () => {
  const { workplace, employment } = find(`Bus Mechanic

You repair the hybrid and electric buses of our fleet.
We have 60 full-time colleagues, and part-time students at the college next door use our workshop.`);
  expect(workplace?.value).not.toBe('hybrid');
  expect(workplace?.value).not.toBe('remote');
  expect(employment?.value ?? []).not.toContain('partTime');
});

it('finds nothing in an empty text', () => {
  expect(find('')).toMatchObject({ workplace: undefined, employment: undefined });
});
