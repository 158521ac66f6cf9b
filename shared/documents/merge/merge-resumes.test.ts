import { newResume } from '../new-resume.ts';
import { parseResumeDocument } from '../parse-resume-document.ts';
import type { CustomItem, CustomSection, ResumeSection } from '../resume-document.ts';
import { mergeResumes, type ResumeState } from './merge-resumes.ts';
import { conflictKey, orderOf } from './three-way.ts';

/** Generates the same numbers from 0 to 1 in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const item = (id: string, title = `Project ${id}`): CustomItem => ({
  id,
  title,
  subtitle: '',
  location: '',
  link: '',
  startDate: null,
  endDate: null,
  text: '',
  points: [{ id: `${id}-p1`, text: 'First' }],
});
const projects: CustomSection = {
  id: 'projects',
  kind: 'custom',
  category: 'projects',
  title: 'Projects',
  visible: true,
  items: [item('i1'), item('i2'), item('i3')],
};
function baseState(): ResumeState {
  const document = newResume({
    language: 'en',
    eventIds: { work: ['w1', 'w2', 'w3'], education: ['e1'], skills: ['s1'] },
  });
  return { title: 'Base', document: { ...document, sections: [...document.sections, projects] } };
}
const base = baseState();

type Edit = (state: ResumeState) => ResumeState;
const onDocument =
  (change: (document: ResumeState['document']) => ResumeState['document']): Edit =>
  (state) => ({
    ...state,
    document: change(state.document),
  });
const onSection = (id: string, change: (section: ResumeSection) => ResumeSection): Edit =>
  onDocument((document) => ({
    ...document,
    sections: document.sections.map((section) => (section.id === id ? change(section) : section)),
  }));
const onItem = (id: string, change: (item: CustomItem) => CustomItem): Edit =>
  onSection('projects', (section) =>
    section.kind === 'custom'
      ? { ...section, items: section.items.map((each) => (each.id === id ? change(each) : each)) }
      : section,
  );
const withWork = (ids: readonly string[]): Edit =>
  onSection('work', (section) =>
    section.kind === 'work' ? { ...section, items: ids.map((eventId) => ({ eventId })) } : section,
  );
const removeItem = (id: string): Edit =>
  onSection('projects', (section) =>
    section.kind === 'custom' ? { ...section, items: section.items.filter((each) => each.id !== id) } : section,
  );
const after = (...edits: readonly Edit[]): ResumeState => edits.reduce((state, edit) => edit(state), baseState());
const workIn = ({ document }: ResumeState): readonly string[] => {
  const section = document.sections.find(({ kind }) => kind === 'work');
  return section?.kind === 'work' ? section.items.map(({ eventId }) => eventId) : [];
};
const titlesIn = ({ document }: ResumeState): readonly string[] => {
  const section = document.sections.find(({ kind }) => kind === 'custom');
  return section?.kind === 'custom' ? section.items.map(({ title }) => title) : [];
};

test('takes the changes that only one side made, down to the fields of one entry', () => {
  const mine = after(
    onItem('i2', (each) => ({ ...each, title: 'Mine' })),
    withWork(['w2', 'w1', 'w3']),
  );
  const theirs = after(
    (state) => ({ ...state, title: 'Theirs' }),
    onItem('i2', (each) => ({ ...each, text: 'Their text' })),
    withWork(['w1', 'w2', 'w3', 'w4']),
    onDocument((document) => ({ ...document, headline: 'Baker' })),
  );
  const { state, conflicts } = mergeResumes(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(state.title).toBe('Theirs');
  expect(state.document.headline).toBe('Baker');
  expect(workIn(state)).toEqual(['w2', 'w1', 'w3', 'w4']);
  expect(state.document.sections.at(-1)).toMatchObject({ items: [{}, { title: 'Mine', text: 'Their text' }, {}] });
});

test('reports what both sides changed and takes the chosen one', () => {
  const mine = after(onItem('i1', (each) => ({ ...each, title: 'Mine' })));
  const theirs = after(onItem('i1', (each) => ({ ...each, title: 'Theirs' })));
  const { conflicts, state } = mergeResumes(base, mine, theirs);
  expect(conflicts).toEqual([
    {
      path: ['document', 'sections', 'projects', 'items', 'i1', 'title'],
      base: 'Project i1',
      mine: 'Mine',
      theirs: 'Theirs',
    },
  ]);
  expect(titlesIn(state)[0]).toBe('Mine');
  const chosen = mergeResumes(base, mine, theirs, new Map(conflicts.map((each) => [conflictKey(each), 'theirs'])));
  expect(titlesIn(chosen.state)[0]).toBe('Theirs');
});

test('keeps an entry that one side removed and the other changed until the person decides', () => {
  const mine = after(removeItem('i2'));
  const theirs = after(onItem('i2', (each) => ({ ...each, title: 'Changed' })));
  const { conflicts, state } = mergeResumes(base, mine, theirs);
  expect(conflicts).toMatchObject([{ path: expect.arrayContaining(['i2']) as unknown, mine: undefined }]);
  expect(titlesIn(state)).toEqual(['Project i1', 'Changed', 'Project i3']);
  const gone = mergeResumes(base, mine, theirs, new Map([[conflictKey(conflicts[0]!), 'mine']]));
  expect(titlesIn(gone.state)).toEqual(['Project i1', 'Project i3']);
});

test('reports two different orders of one list as a conflict', () => {
  const mine = after(withWork(['w3', 'w1', 'w2']));
  const theirs = after(withWork(['w2', 'w1', 'w3']));
  const { conflicts } = mergeResumes(base, mine, theirs);
  expect(conflicts.map(({ path }) => path.at(-1))).toEqual([orderOf]);
  const chosen = mergeResumes(base, mine, theirs, new Map([[conflictKey(conflicts[0]!), 'theirs']]));
  expect(workIn(chosen.state)).toEqual(['w2', 'w1', 'w3']);
});

test('offers one side or the other when the combination is not a valid résumé', () => {
  const moved =
    (to: string): Edit =>
    (state) =>
      onSection(to, (section) =>
        section.kind === 'custom' ? { ...section, items: [...section.items, item('i1')] } : section,
      )(removeItem('i1')(state));
  const more: Edit = onDocument((document) => ({
    ...document,
    sections: [...document.sections, { ...projects, id: 'other', items: [] }, { ...projects, id: 'third', items: [] }],
  }));
  const { conflicts, state } = mergeResumes(after(more), after(more, moved('other')), after(more, moved('third')));
  expect(conflicts.map(({ path }) => path)).toEqual([[]]);
  expect(state).toEqual(after(more, moved('other')));
});

/** Makes one random edit in the part of the résumé that `part` names. Parts do not overlap. */
function randomEdit(part: number, random: () => number, name: string): Edit {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const kinds: readonly (readonly (() => Edit)[])[] = [
    [
      () => (state) => ({ ...state, title: `Title ${name}` }),
      () => onSection('summary', (section) => ({ ...section, text: `Summary ${name}` }) as ResumeSection),
      () => withWork(pick([['w3', 'w2', 'w1'], ['w1', 'w3'], [], ['w1', 'w2', 'w3', name]])),
      () => onItem(pick(['i1', 'i2']), (each) => ({ ...each, title: `Title ${name}` })),
    ],
    [
      () => onDocument((document) => ({ ...document, headline: `Headline ${name}` })),
      () => onSection('education', (section) => ({ ...section, title: `Education ${name}` })),
      () => onItem(pick(['i1', 'i2']), (each) => ({ ...each, points: [...each.points, { id: name, text: name }] })),
      () => removeItem('i3'),
    ],
  ];
  return pick(kinds[part]!)();
}

const addition = (name: string): Edit =>
  onSection('projects', (section) =>
    section.kind === 'custom' ? { ...section, items: [...section.items, item(name, name)] } : section,
  );

/** `a` and `b` change different parts; `a` and `c` change any. */
function randomSides(seed: number): Readonly<Record<'a' | 'b' | 'c', ResumeState>> {
  const random = randomOf(seed);
  const several = (part: number, name: string): readonly Edit[] =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, (_each, index) => randomEdit(part, random, `${name}${index}`));
  return {
    a: after(...several(0, 'a'), addition('new-a')),
    b: after(...several(1, 'b'), addition('new-b')),
    c: after(...several(0, 'c'), ...several(1, 'd'), addition('new-c')),
  };
}

describe('merging random changes', () => {
  const runs = Array.from({ length: 300 }, (_each, seed) => randomSides(seed));

  test('returns the changed side when only one side changed', () => {
    for (const { a, b, c } of runs) {
      expect(mergeResumes(base, a, base)).toEqual({ state: a, conflicts: [] });
      expect(mergeResumes(base, base, b)).toEqual({ state: b, conflicts: [] });
      expect(mergeResumes(base, c, c)).toEqual({ state: c, conflicts: [] });
    }
  });

  test('keeps all changes that do not overlap, in either direction and without conflicts', () => {
    for (const { a, b } of runs) {
      const merged = mergeResumes(base, a, b);
      expect(merged.conflicts).toEqual([]);
      expect(mergeResumes(base, b, a)).toEqual(merged);
      expect(titlesIn(merged.state)).toEqual(expect.arrayContaining(['new-a', 'new-b']));
    }
  });

  test('loses no entry that neither side removed, and produces a valid résumé', () => {
    for (const { a, c } of runs) {
      const { state, conflicts } = mergeResumes(base, a, c);
      expect(parseResumeDocument(state.document).ok).toBe(true);
      const has = (side: ResumeState, id: string): boolean => JSON.stringify(side).includes(`"${id}"`);
      for (const id of ['i1', 'i2', 'i3', 'new-a', 'new-c', 'w1', 'w2', 'w3', 's1', 'e1']) {
        const isGone = has(base, id) && !(has(a, id) && has(c, id));
        if (!isGone) expect([id, has(state, id)]).toEqual([id, true]);
      }
      // After every conflict is decided, merging again finds none.
      const decided = mergeResumes(base, a, c, new Map(conflicts.map((each) => [conflictKey(each), 'mine'])));
      expect(mergeResumes(c, decided.state, c).conflicts).toEqual([]);
    }
  });
});
