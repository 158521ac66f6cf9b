import { composeResume } from '../compose-resume.ts';
import type { WorkEvent } from '../events.ts';
import { newResume } from '../new-resume.ts';
import { parseResumeDocument } from '../parse-resume-document.ts';
import type { EventReference, ResumeDocument } from '../resume-document.ts';
import { defaultVariantKey, type VariantKey } from '../variants/variant.ts';
import {
  addEntry,
  changeAddedEntry,
  removeAddedEntry,
  removeOrphanedRewordings,
  hideEntry,
  rebaseEntry,
  rebaseLine,
  orderEntries,
  resetShown,
  rewordEntry,
  rewordLine,
} from './change-override.ts';
import { type ResolvedItem, type ResolvedEntry, type ResolvedLine, resolveItem } from './resolve-item.ts';
import type { ItemOverride } from './override.ts';

const job: WorkEvent = {
  id: 'w1',
  uuid: 'w1',
  version: 1,
  company: 'Engines',
  position: 'Programmer',
  location: null,
  link: null,
  startDate: null,
  endDate: null,
  accomplishments: ['a', 'b', 'c'].map((id) => ({ id, description: `Did ${id}` })),
  variants: [
    {
      id: 'short',
      length: 'short',
      language: null,
      texts: { position: 'Coder', accomplishments: [{ id: 's', description: 'Did it all' }] },
    },
  ],
};
const short: VariantKey = { length: 'short', language: null };

const itemOf = (override: ItemOverride | undefined): EventReference => ({
  eventId: 'w1',
  ...(override && { override }),
});
const documentOf = (override: ItemOverride | undefined, wording = defaultVariantKey): ResumeDocument => {
  const document = newResume({ language: 'en' });
  return {
    ...document,
    wording,
    sections: document.sections.map((section) =>
      section.kind === 'work' ? { ...section, items: [itemOf(override)] } : section,
    ),
  };
};
function printed(override: ItemOverride | undefined, event = job, wording = defaultVariantKey) {
  const events = { work: [event], education: [], skills: [] };
  const document = documentOf(override, wording);
  const [section] = composeResume({ document, title: 'R', contact: null, events, language: 'en' }).sections;
  return section?.kind === 'entries' ? section.entries[0] : undefined;
}
const view = (override?: ItemOverride, event = job, wording = defaultVariantKey): ResolvedItem =>
  resolveItem(event, itemOf(override), wording);
const lineOf = (of: ResolvedItem, field: string): ResolvedLine => of.lines.find((each) => each.field === field)!;
const entryOf = (of: ResolvedItem, id: string): ResolvedEntry => of.lists[0]!.entries.find((each) => each.id === id)!;
const saying = (id: string, description: string): WorkEvent => ({
  ...job,
  accomplishments: job.accomplishments.map((each) => (each.id === id ? { id, description } : each)),
});

const position = lineOf(view(), 'position');
const location = lineOf(view(), 'location');
const reworded = rewordEntry(rewordLine(undefined, position, 'Lead'), entryOf(view(), 'b'), 'Did b better');
const everything = orderEntries(hideEntry(rewordLine(reworded, location, 'London'), 'a', true), ['c', 'b', 'a']);

test('prints the résumé’s overrides and takes the rest from the block', () => {
  expect(printed(everything)).toMatchObject({
    title: 'Lead',
    subtitle: 'Engines',
    location: 'London',
    points: ['Did c', 'Did b better'],
  });
  expect(printed(undefined)?.points).toEqual(['Did a', 'Did b', 'Did c']);
});

test('stores overrides unchanged, and refuses unknown fields and texts that are too long', () => {
  const document = documentOf(everything);
  expect(parseResumeDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
  const wrong = { ...everything!, lines: [{ field: 'id', text: 'w2', basedOn: '' }], hidden: ['<b>'] };
  const long = { ...everything!, entries: [{ id: 'a', text: 'x'.repeat(5_001), basedOn: '' }] };
  const many = { ...everything!, order: Array.from({ length: 1_001 }, (_, index) => `e${index}`) };
  for (const each of [wrong, long, many]) {
    expect(parseResumeDocument(documentOf(each as ItemOverride))).toMatchObject({ ok: false });
  }
});

test('reports for each text whether it is inherited, changed here, or behind the block', () => {
  expect(view().state).toBe('inherited');
  expect(view(reworded)).toMatchObject({ state: 'changed' });
  expect(entryOf(view(reworded), 'b')).toMatchObject({ state: 'changed', inherited: 'Did b', text: 'Did b better' });
  const changed = view(reworded, saying('b', 'Did b with 5 people'));
  expect(changed.state).toBe('behind');
  expect(entryOf(changed, 'b')).toMatchObject({ state: 'behind', inherited: 'Did b with 5 people' });
  expect(lineOf(changed, 'position').state).toBe('changed');
  expect(view(hideEntry(undefined, 'a', true)).state).toBe('changed');
  expect(view(orderEntries(undefined, ['a', 'c', 'b'])).state).toBe('changed');
  // A text equal to the block's is no difference, also after it was promoted to the block.
  expect(view(reworded, { ...saying('b', 'Did b better'), position: 'Lead' }).state).toBe('inherited');
});

test('keeps the résumé’s text or takes the block’s new one', () => {
  const newer = { ...saying('b', 'Did b with 5 people'), position: 'Engineer' };
  const behind = view(reworded, newer);
  const kept = rebaseLine(rebaseEntry(reworded, entryOf(behind, 'b')), lineOf(behind, 'position'));
  expect(view(kept, newer).state).toBe('changed');
  expect(printed(kept, newer)?.points).toContain('Did b better');
  const taken = rewordEntry(reworded, entryOf(behind, 'b'), undefined);
  expect(printed(taken, newer)?.points).toContain('Did b with 5 people');
});

test('stays behind the block while its text is edited', () => {
  const newer = saying('b', 'Did b with 5 people');
  const typed = rewordEntry(reworded, entryOf(view(reworded, newer), 'b'), 'Did b better!');
  expect(entryOf(view(typed, newer), 'b').state).toBe('behind');
});

test('applies a rewording only to the variant it was made on', () => {
  const inShort = view(everything, job, short);
  expect(inShort.lists[0]!.entries).toEqual([
    { id: 's', hidden: false, isAdded: false, inherited: 'Did it all', text: 'Did it all', state: 'inherited' },
  ]);
  expect(printed(everything, job, short)).toMatchObject({ title: 'Coder', location: 'London' });
  const both = rewordLine(everything, lineOf(inShort, 'position'), 'Hacker');
  expect(printed(both, job, short)?.title).toBe('Hacker');
  expect(printed(both)?.title).toBe('Lead');
  // Resetting it leaves the other variant's override in place.
  expect(printed(resetShown(both, view(both, job, short)))?.title).toBe('Lead');
});

test('removes every difference on reset', () => {
  expect(resetShown(everything, view(everything))).toBeUndefined();
  expect(rewordLine(rewordLine(undefined, position, 'X'), position, 'Programmer')).toBeUndefined();
  expect(hideEntry(hideEntry(undefined, 'a', true), 'a', false)).toBeUndefined();
});

test('keeps the rewording of a deleted entry until it is discarded, and never prints it', () => {
  const less: WorkEvent = { ...job, accomplishments: job.accomplishments.filter(({ id }) => id !== 'b') };
  expect(view(reworded, less).gone).toMatchObject([{ id: 'b', text: 'Did b better' }]);
  expect(printed(reworded, less)?.points).toEqual(['Did a', 'Did c']);
  expect(view(removeOrphanedRewordings(reworded, view(reworded, less).gone), less).gone).toEqual([]);
});

test('places a new entry of a block behind the entry that it follows there', () => {
  const ordered = orderEntries(undefined, ['c', 'b', 'a']);
  const [a, b, c] = job.accomplishments;
  const more: WorkEvent = {
    ...job,
    accomplishments: [{ id: 'first', description: 'Did first' }, a!, { id: 'new', description: 'Did new' }, b!, c!],
  };
  expect(printed(ordered, more)?.points).toEqual(['Did first', 'Did c', 'Did b', 'Did a', 'Did new']);
});

describe('lines that only this résumé has', () => {
  const added = addEntry(undefined, { id: 'own', list: 'accomplishments', text: 'Did more' });

  test('are printed after the others, or where the résumé puts them', () => {
    expect(printed(added)?.points).toEqual(['Did a', 'Did b', 'Did c', 'Did more']);
    const moved = orderEntries(added, ['a', 'own', 'b', 'c']);
    expect(printed(moved)?.points).toEqual(['Did a', 'Did more', 'Did b', 'Did c']);
    expect(view(moved).lists[0]).toMatchObject({ isReordered: false, inherited: ['Did a', 'Did b', 'Did c'] });
  });

  test('are the résumé’s own: changed, marked, and removed there alone', () => {
    expect(view(added).state).toBe('changed');
    expect(entryOf(view(added), 'own')).toMatchObject({ isAdded: true, inherited: '', state: 'changed' });
    expect(entryOf(view(added), 'a').isAdded).toBe(false);
    expect(printed(changeAddedEntry(added, 'own', 'Did most'))?.points).toContain('Did most');
    expect(printed(changeAddedEntry(added, 'own', ' '))?.points).toEqual(['Did a', 'Did b', 'Did c']);
    expect(removeAddedEntry(added, 'own')).toBeUndefined();
    expect(resetShown(added, view(added))).toBeUndefined();
  });

  test('belong to the variant that they were added to', () => {
    const toShort = addEntry(undefined, { id: 'own', list: 'accomplishments', variantId: 'short', text: 'More' });
    expect(printed(toShort)?.points).toEqual(['Did a', 'Did b', 'Did c']);
    expect(printed(toShort, job, short)?.points).toEqual(['Did it all', 'More']);
  });

  test('are not printed twice once the block has them', () => {
    const event = { ...job, accomplishments: [...job.accomplishments, { id: 'own', description: 'Did more' }] };
    expect(printed(added, event)?.points).toEqual(['Did a', 'Did b', 'Did c', 'Did more']);
    expect(entryOf(view(added, event), 'own').isAdded).toBe(false);
  });
});

describe('dates', () => {
  const dated = { ...job, startDate: '2019-03', endDate: '2021-06' } as WorkEvent;
  const lineOfDate = (field: string, override?: ItemOverride) => lineOf(view(override, dated), field);

  test('change for this résumé only, and an end may become open', () => {
    const later = rewordLine(undefined, lineOfDate('startDate'), '2020-01');
    expect(printed(later, dated)?.dates).toBe('Jan 2020 – Jun 2021');
    const open = rewordLine(later, lineOfDate('endDate', later), '');
    expect(printed(open, dated)?.dates).toBe('Jan 2020 – present');
    expect(lineOfDate('endDate', open)).toMatchObject({ state: 'changed', inherited: '2021-06', text: '' });
    expect(
      rewordLine(rewordLine(open, lineOfDate('endDate', open), '2021-06'), lineOfDate('startDate'), undefined),
    ).toBe(undefined);
  });

  test.each([
    ['2020-01', []],
    ['', []],
    ['January', ['lines[0].text']],
    ['2020-13', ['lines[0].text']],
  ])('are months or nothing: %j', (text, wrong) => {
    const override = { lines: [{ field: 'startDate', text, basedOn: '2019-03' }], entries: [], hidden: [], order: [] };
    const reading = parseResumeDocument(documentOf(override as unknown as ItemOverride));
    const problems = reading.ok ? [] : reading.problems.map(({ path }) => path.replace(/^.*override\./, ''));
    expect(problems).toEqual(wrong);
  });
});
