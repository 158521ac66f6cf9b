import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { demandsOf } from './read-demands.ts';

/** Writes each demand as `must skill: React / Vue`. */
const told = (text: string, language: DocumentLanguage = 'en'): readonly string[] =>
  demandsOf(text, language).map(
    ({ kind, level, anyOf, years }) =>
      `${level} ${kind}: ${years === undefined ? '' : `${years} `}${anyOf.map((name) => name.text).join(' / ')}`,
  );

test('takes nothing of the site around the ad for a demand', () => {
  expect(
    told(`Baker at Mill Lane
We bake bread for half of the county and look for somebody who likes to begin early in the morning.
- Two shifts
- Four ovens

Requirements
- Own knives
- SAP

Share: LinkedIn
Questions: Jo Doe, 020 5550 0100, about SAP
JD_SAP_Excel.docx
Home | Docker | Excel | Careers
This message is confidential and sent with Outlook.`),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/LinkedIn|Excel|Docker|Outlook|knives/)]));
  expect(told('Les plus pertinents\nCamille Dupont\nAfficher plus\nExploitant de transport', 'fr')).toEqual([]);
});

test.each([
  ['en', 'Recruiting software powered by HireMill'],
  ['en', '© 2026 Mill & Docker. Excel reserved.'],
  ['en', 'Website by Excel Web Design'],
  ['de', 'Bereitgestellt von HireMill'],
  ['de', 'Teilen auf XING'],
  ['fr', 'Propulsé par HireMill'],
  ['es', 'Desarrollado por HireMill Excel'],
] as const)('takes no program of the site for a demand (%s: %s)', (language, credit) => {
  const headings = { en: 'Requirements', de: 'Ihr Profil', fr: 'Votre profil', es: 'Requisitos' };
  expect(told(`${headings[language]}\n- SQL\n- ${credit}`, language)).toEqual(['must skill: SQL']);
});

test('takes no unknown words of a line without a bullet, and no group of people for a program', () => {
  expect(told('Ihr Profil\nMit Humor dabei\nSorge 12\nFührung eines Teams\nSAP', 'de')).toEqual(['must skill: SAP']);
  expect(told('Requirements\n- Excel, Teams and Outlook')).toEqual([
    'must skill: Excel',
    'must skill: Teams',
    'must skill: Outlook',
  ]);
});

test('reads headings that are questions', () => {
  expect(
    told(`What will you be doing?
Build services in Go

What do you need?
Docker

What do you get?
Excel courses`),
  ).toEqual(['must skill: Go', 'must skill: Docker']);
});

test('takes no leave, level, or grade for years, a degree, or a language of programming', () => {
  expect(told('Congé de maternité (environ 13 mois)\nInglés B2 (armadores noruegos)', 'fr')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/years/)]),
  );
  expect(told('Requirements\n- Current C class licence, UEFA C\n- Python at a level where others can run it')).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/skill: C$|degree/)]),
  );
});
