import type { ComposedResume } from '../composed-document.ts';
import { sampleLetter } from '../letter/fixtures/sample-letter.ts';
import { punctuateDocument } from './punctuate-document.ts';

const resume: ComposedResume = {
  kind: 'resume',
  language: 'en',
  title: "Ann O'Hara",
  design: { template: 'classic', paper: 'a4' },
  author: "Ann O'Hara",
  header: {
    name: "Ann O'Hara",
    headline: 'Head of "Core"',
    contacts: [{ text: "o'hara--x@example.com", href: null }],
  },
  sections: [
    { id: 's', title: `What's new`, kind: 'text', paragraphs: ['It is "good".'] },
    { id: 'g', title: 'Skills', kind: 'groups', groups: [{ id: 'a', name: `"A"`, items: ["Rock 'n' roll"] }] },
    {
      id: 'w',
      title: 'Work',
      kind: 'entries',
      entries: [
        {
          id: 'e',
          title: `"T"`,
          subtitle: "Joe's",
          location: "Land's End",
          dates: '2019-2021',
          link: { text: "a.example/it's", href: null },
          paragraphs: ['2019-2021'],
          points: ['5 years'],
        },
      ],
    },
  ],
};
const smart = { ...resume, design: { ...resume.design, smartPunctuation: true } };

it('leaves a document as it was typed unless its design says otherwise', () => {
  expect(punctuateDocument(resume)).toBe(resume);
  const off = { ...resume, design: { ...resume.design, smartPunctuation: false } };
  expect(punctuateDocument(off)).toBe(off);
});

it('punctuates every text of a résumé but names, contacts, dates, and links', () => {
  const { header, author, sections } = punctuateDocument(smart);
  expect([header.name, author, header.contacts]).toEqual([resume.header.name, resume.author, resume.header.contacts]);
  expect(header.headline).toBe('Head of “Core”');
  expect(sections).toEqual([
    { id: 's', title: 'What’s new', kind: 'text', paragraphs: ['It is “good”.'] },
    { id: 'g', title: 'Skills', kind: 'groups', groups: [{ id: 'a', name: '“A”', items: ['Rock ’n’ roll'] }] },
    {
      id: 'w',
      title: 'Work',
      kind: 'entries',
      entries: [
        {
          id: 'e',
          title: '“T”',
          subtitle: 'Joe’s',
          location: 'Land’s End',
          dates: '2019-2021',
          link: { text: "a.example/it's", href: null },
          paragraphs: ['2019–2021'],
          points: ['5\u00a0years'],
        },
      ],
    },
  ]);
});

it('uses the language of the document', () => {
  expect(punctuateDocument({ ...smart, language: 'de' }).header.headline).toBe('Head of „Core“');
});

it('punctuates a line of a letter across variables without a value', () => {
  const line = ['I like "', { unfilled: '{{company}}' }, `" -- it's good`];
  const letter = { ...sampleLetter.letter, subject: line, parts: [{ id: 'p', paragraphs: [line] }] };
  const design = { ...sampleLetter.design, smartPunctuation: true };
  const printed = punctuateDocument({ ...sampleLetter, design, letter }).letter;
  const expected = ['I like “', { unfilled: '{{company}}' }, '” – it’s good'];
  expect([printed.subject, printed.parts[0]?.paragraphs[0]]).toEqual([expected, expected]);
  expect(printed.name).toBe(sampleLetter.letter.name);
});
