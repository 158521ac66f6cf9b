import { resumeFromBlocks } from './resume-from-blocks.ts';

const dated = (id: string, startDate: string | null, endDate: string | null) => ({ id, startDate, endDate });

test('puts ongoing blocks first, then the most recent, and blocks without dates last', () => {
  const work = [
    dated('undated', null, null),
    dated('old', '2010-01', '2012-01'),
    dated('now', '2020-01', null),
    dated('short', '2011-06', '2012-01'),
    dated('new', '2012-01', '2019-12'),
  ];
  const { sections, design } = resumeFromBlocks({
    language: 'en-GB',
    blocks: { work, education: [], skills: [{ id: 's' }] },
    template: 'modern',
  });
  expect(sections[1]).toMatchObject({
    items: ['now', 'new', 'short', 'old', 'undated'].map((eventId) => ({ eventId })),
  });
  expect(sections[3]).toMatchObject({ items: [{ eventId: 's' }] });
  expect(design).toMatchObject({ template: 'modern', paper: 'a4' });
});
