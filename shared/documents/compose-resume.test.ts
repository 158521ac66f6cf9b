import { composeResume, type ResumeToCompose } from './compose-resume.ts';
import type { EduEvent, SkillEvent, WorkEvent, YearMonth } from './events.ts';
import { newResume } from './new-resume.ts';
import type { ContactInfo, CustomItem, ResumeSection } from './resume-document.ts';

const month = (text: string) => text as YearMonth;
const work: WorkEvent = {
  id: 'w1',
  uuid: 'u1',
  version: 1,
  company: 'Pied Piper',
  position: 'CEO',
  location: 'Palo Alto, CA',
  link: 'piedpiper.example.com',
  startDate: month('2013-12'),
  endDate: null,
  accomplishments: [
    { id: 'a1', description: ' Won\nDisrupt ' },
    { id: 'a2', description: ' ' },
  ],
};
const education: EduEvent = {
  id: 'e1',
  uuid: 'u2',
  version: 1,
  university: 'University of Oklahoma',
  degree: 'Bachelor',
  location: null,
  link: null,
  major: 'Information Technology',
  minor: 'Music',
  startDate: month('2011-06'),
  endDate: month('2030-01'),
  attending: true,
  accomplishments: [{ id: 'a3', description: 'Score: 4.0' }],
  coursework: [
    { id: 'c1', description: 'DB1101' },
    { id: 'c2', description: 'CS2011' },
  ],
};
const skills: SkillEvent = {
  id: 's1',
  uuid: 'u3',
  version: 1,
  name: 'Web',
  skills: [
    { id: 'k1', name: 'HTML', level: 5 },
    { id: 'k2', name: 'CSS', level: null },
  ],
};
const profile: ContactInfo = {
  firstName: 'Richard',
  lastName: 'Hendriks',
  email: 'richard@example.com',
  phone: '(912) 555-4321',
  linkedin: 'https://linkedin.com/in/richard',
  addressOne: '2712 Broadway St',
  addressTwo: null,
  city: 'San Francisco',
  state: 'CA',
  zip: '94115',
  country: null,
};
const item: CustomItem = {
  id: 'i1',
  title: 'Wildlife',
  subtitle: '',
  location: '',
  link: '',
  startDate: null,
  endDate: null,
  text: 'Ferrets, Unicorns',
  points: [],
};
const base = newResume({
  language: 'en-US',
  eventIds: { work: ['gone', 'w1'], education: ['e1'], skills: ['s1'] },
});

function compose(patch: Partial<ResumeToCompose> = {}, sections: readonly ResumeSection[] = base.sections) {
  return composeResume({
    document: { ...base, sections },
    title: 'My résumé',
    contact: profile,
    events: { work: [work], education: [education], skills: [skills] },
    language: 'en-US',
    ...patch,
  });
}
const custom = (patch: Partial<ResumeSection & { kind: 'custom' }>): ResumeSection => ({
  id: 'c',
  kind: 'custom',
  category: 'interests',
  title: 'Interests',
  visible: true,
  items: [item],
  ...patch,
});

test('replaces references with blocks and skips deleted blocks', () => {
  expect(compose().sections).toEqual([
    {
      id: 'work',
      title: 'Work experience',
      kind: 'entries',
      entries: [
        {
          id: 'w1',
          title: 'CEO',
          subtitle: 'Pied Piper',
          location: 'Palo Alto, CA',
          dates: 'Dec 2013 – present',
          link: { text: 'piedpiper.example.com', href: 'https://piedpiper.example.com' },
          paragraphs: [],
          points: ['Won Disrupt'],
        },
      ],
    },
    {
      id: 'education',
      title: 'Education',
      kind: 'entries',
      entries: [
        {
          id: 'e1',
          title: 'Bachelor, Information Technology, Minor: Music',
          subtitle: 'University of Oklahoma',
          location: '',
          dates: 'Jun 2011 – Jan 2030 (expected)',
          link: null,
          paragraphs: ['Coursework: DB1101, CS2011'],
          points: ['Score: 4.0'],
        },
      ],
    },
    {
      id: 'skills',
      title: 'Skills',
      kind: 'groups',
      groups: [{ id: 's1', name: 'Web', items: ['HTML (expert)', 'CSS'] }],
    },
  ]);
});

test('takes the profile’s contact info and its links without their scheme', () => {
  expect(compose()).toMatchObject({
    title: 'Richard Hendriks – Résumé',
    author: 'Richard Hendriks',
    header: {
      name: 'Richard Hendriks',
      contacts: [
        { text: 'richard@example.com', href: 'mailto:richard@example.com' },
        { text: '(912) 555-4321', href: 'tel:9125554321' },
        { text: '2712 Broadway St, San Francisco, CA 94115', href: null },
        { text: 'linkedin.com/in/richard', href: 'https://linkedin.com/in/richard' },
      ],
    },
  });
});

test('prefers the résumé’s own contact info', () => {
  const contact = { ...profile, lastName: 'Roe', city: 'Berlin' };
  expect(compose({ document: { ...base, contact } }).header.name).toBe('Richard Roe');
});

test('uses its own title as long as the person has no name', () => {
  expect(compose({ contact: null })).toMatchObject({ title: 'My résumé', author: '', header: { contacts: [] } });
});

test('prints the address of a header link beside its label', () => {
  const links = [{ id: 'l', label: 'Twitter: n', url: 'https://www.twitter.com' }];
  expect(compose({ document: { ...base, links }, contact: null }).header.contacts).toEqual([
    { text: 'Twitter: n (www.twitter.com)', href: 'https://www.twitter.com' },
  ]);
});

test('keeps the document’s order and leaves hidden and empty sections out', () => {
  const [summary, first, second, third] = base.sections as [ResumeSection, ResumeSection, ResumeSection, ResumeSection];
  const sections = [
    third,
    { ...first, visible: false },
    second,
    summary,
    custom({ items: [{ ...item, title: '', text: ' ' }] }),
  ];
  expect(compose({}, sections).sections.map((section) => section.id)).toEqual(['skills', 'education']);
});

test('writes a summary as paragraphs', () => {
  const sections: ResumeSection[] = [{ id: 's', kind: 'summary', title: ' ', visible: true, text: 'One.\n\n Two. ' }];
  expect(compose({}, sections).sections).toEqual([
    { id: 's', kind: 'text', title: 'Summary', paragraphs: ['One.', 'Two.'] },
  ]);
});

test('prints interests without dates on one line, and dated ones as entries', () => {
  expect(compose({}, [custom({})]).sections).toEqual([
    {
      id: 'c',
      title: 'Interests',
      kind: 'groups',
      groups: [{ id: 'i1', name: 'Wildlife', items: ['Ferrets, Unicorns'] }],
    },
  ]);
  expect(compose({}, [custom({ items: [{ ...item, endDate: month('2020-01') }] })]).sections[0]?.kind).toBe('entries');
});

test('never turns text that is not an address into a link', () => {
  const items = [{ ...item, link: 'exam' }];
  expect(compose({}, [custom({ items, category: 'projects' })]).sections).toMatchObject([
    { entries: [{ link: { text: 'exam', href: null } }] },
  ]);
});
