import { newResume } from '../new-resume.ts';
import type { CustomItem, ResumeDocument } from '../resume-document.ts';
import { compareResumes } from './compare-resumes.ts';

const entry = (id: string, title: string): CustomItem => ({
  id,
  title,
  subtitle: '',
  location: '',
  link: '',
  startDate: null,
  endDate: null,
  text: '',
  points: [],
});
const start = newResume({ language: 'en', eventIds: { work: ['w1', 'w2'], education: ['e1'], skills: [] } });
const projects = {
  id: 'p',
  kind: 'custom',
  category: 'projects',
  title: '',
  visible: true,
  items: [entry('a', 'Bridge'), entry('b', 'Tower')],
} as const;
const from = { title: 'Base', document: { ...start, sections: [...start.sections, projects] } };
const changed = (document: Partial<ResumeDocument>, title = 'Base') =>
  compareResumes(from, { title, document: { ...from.document, ...document } });
const sections = from.document.sections;

test('reports nothing when nothing changed', () => expect(changed({})).toEqual([]));

test('reports changes of title, header, wording, and design', () => {
  const design = { ...start.design, paper: start.design.paper === 'a4' ? 'letter' : 'a4' } as const;
  const links = [{ id: 'l', label: 'Site', url: 'https://example.com/' }];
  const wording = { length: 'short', language: null } as const;
  expect(changed({ headline: 'Baker', links, wording, design }, 'Other').map(({ what }) => what)).toEqual([
    'title',
    'headline',
    'links',
    'wording',
    'design',
  ]);
});

test('names blocks and entries, and a section without a title by its kind', () => {
  const work = { ...sections[1]!, items: [{ eventId: 'w3' }, { eventId: 'w2' }] } as (typeof sections)[number];
  const own = { ...projects, items: [entry('b', 'Tower'), entry('a', 'Long bridge')] };
  const named = { title: 'Work experience', kind: 'work' };
  const unnamed = { title: '', kind: 'projects' };
  expect(changed({ sections: [sections[0]!, work, ...sections.slice(2, -1), own] })).toEqual([
    { what: 'entries-added', section: named, entries: [{ eventId: 'w3' }] },
    { what: 'entries-removed', section: named, entries: [{ eventId: 'w1' }] },
    { what: 'entries-changed', section: unnamed, entries: [{ title: 'Long bridge' }] },
    { what: 'entry-order', section: unnamed, entries: [] },
  ]);
});

test('reports sections that were added, removed, moved, or hidden', () => {
  const added = { ...projects, id: 'x', category: 'awards', title: 'Prizes', items: [] } as const;
  const [summary, work, , skills] = sections;
  const next = [
    work!,
    { ...summary!, text: 'Words' } as (typeof sections)[number],
    { ...skills!, visible: false },
    added,
  ];
  expect(changed({ sections: next })).toEqual([
    { what: 'section-removed', section: { title: 'Education', kind: 'education' } },
    { what: 'section-removed', section: { title: '', kind: 'projects' } },
    { what: 'section-text', section: { title: 'Summary', kind: 'summary' } },
    { what: 'section-hidden', section: { title: 'Skills', kind: 'skills' } },
    { what: 'section-added', section: { title: 'Prizes', kind: 'awards' } },
    { what: 'section-order' },
  ]);
});
