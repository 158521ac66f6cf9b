import {
  composeResume,
  hideEntry,
  newResume,
  type EduEvent,
  type ResumeDocument,
  type ResumeEvents,
  type WorkEvent,
} from '@shared/documents';
import { resumeTexts } from './resume-texts.ts';

const dates = { startDate: null, endDate: null, link: null };
const entry = (id: string) => ({ id, description: `Did ${id}` });
const work: WorkEvent = {
  ...{ id: 'w1', uuid: 'w1', version: 1, company: 'Acme', position: 'Engineer', location: 'Lisbon', ...dates },
  accomplishments: ['a', 'b', 'c'].map(entry),
};
const education: EduEvent = {
  ...{ id: 'e1', uuid: 'e1', version: 1, university: 'Harbour College', degree: 'Bachelor', major: 'History' },
  ...{ minor: null, location: null, attending: false, ...dates },
  accomplishments: [entry('prize')],
  coursework: [{ id: 'course', description: 'Archives' }],
};
const events: ResumeEvents = {
  work: [work],
  education: [education],
  skills: [
    { id: 's1', uuid: 's1', version: 1, name: 'Languages', skills: [{ id: 'pt', name: 'Portuguese', level: null }] },
  ],
};

function placesIn(change: (document: ResumeDocument) => ResumeDocument = (document) => document) {
  const ids = { work: ['w1'], education: ['e1'], skills: ['s1'] };
  const document = change({ ...newResume({ language: 'en', eventIds: ids }), headline: 'Maker' });
  const composed = composeResume({ document, title: 'R', contact: null, events, language: 'en' });
  const pieces = resumeTexts({ composed, document, events });
  return Object.fromEntries(
    pieces.map(({ text, place: { sectionId, itemId, part } }) => [text, [sectionId, itemId, part].join(' ').trim()]),
  );
}

test('maps every printed text to the field it comes from', () => {
  expect(placesIn()).toMatchObject({
    Maker: 'the header  headline',
    'Work experience': 'work  section title',
    Engineer: 'work w1 position',
    Acme: 'work w1 company',
    Lisbon: 'work w1 location',
    'Did b': 'work w1 b',
    'Bachelor, History': 'education e1 degree',
    'Harbour College': 'education e1 university',
    'Coursework: Archives': 'education e1 course',
    'Did prize': 'education e1 prize',
    Languages: 'skills s1 name',
    Portuguese: 'skills s1 pt',
  });
});

test('counts only visible entries', () => {
  const override = hideEntry(undefined, 'a', true)!;
  const places = placesIn((document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'work' ? { ...section, items: [{ eventId: 'w1', override }] } : section,
    ),
  }));
  expect(places).not.toHaveProperty('Did a');
  expect(places).toMatchObject({ 'Did b': 'work w1 b', 'Did c': 'work w1 c' });
});

test('links to the bullets and the text of an entry that belongs to the résumé', () => {
  const item = {
    ...{ id: 'i1', title: 'Atlas', subtitle: 'Author', location: '', link: '', startDate: null, endDate: null },
    text: 'First line\nSecond line',
    points: [
      { id: 'blank', text: ' ' },
      { id: 'p1', text: 'Drew 40 maps' },
    ],
  };
  const places = placesIn((document) => ({
    ...document,
    sections: [{ id: 'c', kind: 'custom', category: 'projects', title: 'Projects', visible: true, items: [item] }],
  }));
  expect(places).toMatchObject({
    Atlas: 'c i1 title',
    Author: 'c i1 subtitle',
    'Second line': 'c i1 text',
    'Drew 40 maps': 'c i1 p1',
  });
});
