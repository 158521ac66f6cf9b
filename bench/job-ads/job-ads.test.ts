import { readJudgedAd } from './read-judged-ad.ts';
import { type JudgedAd, readJudgedAds } from './read-corpus.ts';
import { type ScoredField, scoreFields } from './score-fields.ts';

let ads: readonly JudgedAd[];
beforeAll(async () => {
  ads = await readJudgedAds();
});

/** The share of ads of which a field must be read right, in the two thirds that rules are written against. */
const least: Readonly<Record<ScoredField, number>> = {
  ...{ title: 0.88, company: 0.86, location: 0.85, workplace: 0.9, employmentType: 0.86, pay: 0.93, deadline: 0.95 },
  ...{ contact: 0.79, language: 0.97 },
};

test('has at least 120 judged ads in the shapes in which people paste them', () => {
  expect(ads.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ads.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(14);
  expect(new Set(ads.map(({ facts }) => facts.language))).toEqual(new Set(['en', 'de', 'fr', 'es']));
});

test('reads the fields of judged ads', () => {
  const outcomes = ads.filter(({ isHeldBack }) => !isHeldBack).flatMap((ad) => scoreFields(ad.facts, readJudgedAd(ad)));
  for (const [field, share] of Object.entries(least)) {
    const ofField = outcomes.filter((outcome) => outcome.field === field);
    const right = ofField.filter(({ outcome }) => outcome === 'right').length / ofField.length;
    expect({ field, isEnough: right >= share, right }).toMatchObject({ field, isEnough: true });
  }
});

test('invents hardly any amount or day', () => {
  const invented = ads
    .flatMap((ad) => scoreFields(ad.facts, readJudgedAd(ad)))
    .filter(({ field, outcome }) => (field === 'pay' || field === 'deadline') && outcome === 'made up');
  expect(invented.length / (2 * ads.length)).toBeLessThanOrEqual(0.01);
});
