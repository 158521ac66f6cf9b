import type { ComposedResume, ComposedSection } from '../../documents/composed-document.ts';

const contact = { text: 'a@example.com', href: 'mailto:a@example.com' };

/** A document with one of everything, so that Typst is warm when a worker gets its first real document. */
export const warmUpDocument: ComposedResume = {
  kind: 'resume',
  language: 'en',
  title: 'A',
  author: 'A',
  header: { name: 'A', headline: 'B', contacts: [contact, { text: 'C', href: null }] },
  sections: [
    { id: '1', title: 'D', kind: 'text', paragraphs: ['E'] },
    ...Array.from({ length: 3 }, (_, index): ComposedSection => ({
      id: `2-${index}`,
      title: 'F',
      kind: 'entries',
      entries: [
        {
          id: '3',
          title: 'G',
          subtitle: 'H',
          location: 'I',
          dates: '2020 – 2021',
          link: contact,
          paragraphs: ['J-K'],
          points: Array.from({ length: 40 }, () => 'L'),
        },
      ],
    })),
    { id: '4', title: 'M', kind: 'groups', groups: [{ id: '5', name: 'N', items: ['O', 'P'] }] },
  ],
  design: { template: 'classic', paper: 'letter' },
};
