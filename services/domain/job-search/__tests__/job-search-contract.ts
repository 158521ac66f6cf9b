/** The contract of every search engine for postings. PostgreSQL passes it, and so must any engine that replaces it. */
import { dayOf } from '../../../../shared/documents/jobs/plain-day.ts';
import {
  noSearch,
  type PostingSearch,
  type PostingSort,
} from '../../../../shared/documents/postings/posting-search.ts';
import { type Highlighted, type JobSearch, type PostingPage, StaleCursor } from '../job-search.ts';

export type ContractTown =
  'Berlin, Germany' | 'Potsdam, Germany' | 'Lyon, France' | 'Werder, Germany' | 'Werder, Switzerland';

/** A posting for the engine under test, which the tests search for. */
export interface ContractPosting {
  readonly title: string;
  readonly company: string;
  /** Null if it names none. */
  readonly town: ContractTown | null;
  readonly workplace: 'onSite' | 'hybrid' | 'remote';
  /** Euros per year; null if not stated. */
  readonly pay: number | null;
  readonly daysAgo: number;
  readonly text: string;
}

const posting = (title: string, more: Partial<ContractPosting> = {}): ContractPosting => ({
  ...{ title, company: 'Larkmoor Works', town: 'Berlin, Germany', workplace: 'onSite', pay: 50_000, daysAgo: 3 },
  ...{ text: 'You work with others.', ...more },
});

export const contractPostings: readonly ContractPosting[] = [
  posting('Glass Blower', { daysAgo: 20 }),
  posting('Night Porter', { text: 'You watch a museum of glass.', daysAgo: 1 }),
  posting('Senior Glass Blower', { town: 'Potsdam, Germany', pay: 70_000, workplace: 'hybrid' }),
  posting('Glass Cutter', { town: 'Lyon, France', company: 'Verre & Fils', pay: null, workplace: 'remote' }),
  posting('C++ Programmer', { company: 'Quillhaven', text: 'You write C++ and C#, full-stack now and then.' }),
  posting('Café Waiter', { text: 'Crème brûlée, and what else belongs to it.' }),
  posting('Bäckermeister', { text: 'Süßes und Brötchen für die Straße.' }),
  posting('Korbhaendler', { company: 'Goethe & Söhne', text: 'Ein Händler für neue Körbe aus einer Muehle.' }),
  posting('Ingénieur réseau', { text: 'Vous veillez sur l’hôpital, jour et nuit.' }),
  posting('Clock Engineer', { text: 'You build a backend for clocks.', daysAgo: 0 }),
  posting('Senior Backend Engineer for Clocks of Towers and Stations', { daysAgo: 40 }),
  posting('Back-end Developer', { daysAgo: 1 }),
  posting('Software Developer', { daysAgo: 0 }),
  posting('Miller', { text: 'You talk to a software developer now and then.', daysAgo: 0 }),
  posting('Ferryman', { town: 'Werder, Germany', daysAgo: 3 }),
  posting('Ferryman at the Lake', { town: 'Werder, Switzerland' }),
  posting('Ferryman from Anywhere', { town: null, workplace: 'remote', daysAgo: 1 }),
  posting('Diseñadora gráfica', { text: 'Ilustración para niños.' }),
  ...Array.from({ length: 30 }, (_, index) => posting(`Lamplighter ${index}`, { daysAgo: index % 7 })),
];

const plain = (pieces: readonly Highlighted[]): string => pieces.map(({ text }) => text).join('');
const marked = (pieces: readonly Highlighted[]): readonly string[] =>
  pieces.filter(({ matched }) => matched).map(({ text }) => text);
const titles = ({ nodes }: PostingPage): readonly string[] => nodes.map(({ title }) => plain(title));

/** Declares the tests. `open` fills an engine with postings of one feed and returns its search. */
export function describeJobSearch(open: (postings: readonly ContractPosting[]) => Promise<JobSearch>): void {
  let search: JobSearch;
  beforeAll(async () => {
    search = await open(contractPostings);
  });

  const find = (conditions: Partial<PostingSearch>, sort: PostingSort = 'best', first = 50, after?: string) =>
    search.find({ search: { ...noSearch, ...conditions }, sort, first, after, today: dayOf(new Date()) });

  test('ranks titles that match above texts that match', async () => {
    const page = await find({ words: 'glass' });
    expect(titles(page)).toHaveLength(4);
    expect(titles(page).at(-1)).toBe('Night Porter');
    expect(page).toMatchObject({ total: 4, totalIsExact: true, endCursor: null, ignored: [] });
    expect(titles(await find({ words: 'glass' }, 'newest'))[0]).toBe('Night Porter');
  });

  test.each<[string, readonly string[]]>([
    ['"glass blower"', ['Glass Blower', 'Senior Glass Blower']],
    ['glass -blower -museum', ['Glass Cutter']],
    ['porter or cutter', ['Glass Cutter', 'Night Porter']],
    ['C++', ['C++ Programmer']],
    ['C#', ['C++ Programmer']],
    ['full stack', ['C++ Programmer']],
    ['cafe creme', ['Café Waiter']],
    ['glasses', ['Glass Blower', 'Glass Cutter', 'Night Porter', 'Senior Glass Blower']],
    ['bäckermeister süßes', ['Bäckermeister']],
    ['backermeister strasse', ['Bäckermeister']],
    ['baeckermeister', ['Bäckermeister']],
    ['"Suesses und Broetchen" Straße', ['Bäckermeister']],
    ['"Haendler für neue Koerbe"', ['Korbhaendler']],
    ['Händler goethe', ['Korbhaendler']],
    ['korbhaendler -körbe', []],
    ['ingenieur hopital', ['Ingénieur réseau']],
    ["L'HÔPITAL", ['Ingénieur réseau']],
    ['diseñadora ninos', ['Diseñadora gráfica']],
  ])('%s', async (words, expected) => {
    expect(titles(await find({ words })).toSorted()).toEqual(expected);
  });

  test.each([
    '((( & | !',
    '"',
    '-',
    "'; drop table postings; --",
    'a'.repeat(500),
    '\\ % _',
    '<b>',
    'or or or',
    ':* <->',
  ])('accepts any input without an error: %s', async (words) => {
    expect((await find({ words })).total).toBeGreaterThanOrEqual(0);
  });

  test('finds other names of an occupation in titles, below the words themselves, unless they are quoted', async () => {
    const page = await find({ words: 'Backend  engineer' });
    expect(titles(page)).toEqual([
      'Senior Backend Engineer for Clocks of Towers and Stations',
      'Back-end Developer',
      'Software Developer',
      'C++ Programmer',
      'Clock Engineer',
    ]);
    const names = ['backend developer', 'Java developer', 'software developer'];
    expect(page.widening).toEqual({ names, words: 'Backend engineer', exactly: '"Backend engineer"' });
    expect(page.nodes.map(({ title }) => marked(title))).toEqual([
      ['Backend Engineer'],
      ['Back-end'],
      [],
      [],
      ['Engineer'],
    ]);
    const exactly = await find({ words: page.widening?.exactly ?? '' });
    expect(titles(exactly)).toEqual(['Senior Backend Engineer for Clocks of Towers and Stations']);
    expect(exactly.widening).toBeNull();
    // The rest of the words still has to match.
    expect(titles(await find({ words: 'backend engineer clocks -towers' }))).toEqual(['Clock Engineer']);
    expect((await find({ words: 'backend engineer', title: 'senior' })).total).toBe(1);
    expect((await find({ words: 'glass' })).widening).toBeNull();
  });

  test('reports and ignores words that occur in every text', async () => {
    expect(await find({ words: 'the "glass blower" of' })).toMatchObject({ total: 2, ignored: ['the', 'of'] });
    expect(await find({ words: 'the !!!' })).toMatchObject({ total: contractPostings.length });
  });

  test('filters narrow the results, and each facet ignores its own filter', async () => {
    const page = await find({ words: 'glass', workplaces: ['hybrid'] });
    expect(titles(page)).toEqual(['Senior Glass Blower']);
    const { workplaces, places, salaries, companies } = await page.facets();
    expect(workplaces.map(({ value, count }) => [value, count])).toEqual(
      expect.arrayContaining([
        ['onSite', 2],
        ['hybrid', 1],
        ['remote', 1],
      ]),
    );
    expect(places).toEqual([{ value: 'Potsdam, Germany', count: 1 }]);
    expect(companies).toEqual([{ value: 'Larkmoor Works', count: 1 }]);
    expect(salaries).toContainEqual({ value: '60000', count: 1 });
    expect(salaries.find(({ value }) => value === '80000')).toBeUndefined();
    expect(titles(await find({ words: 'glass', salaryMin: 5_000, salaryPeriod: 'month' }))).toEqual([
      'Senior Glass Blower',
    ]);
    expect(titles(await find({ title: 'glass', company: 'fils' }))).toEqual(['Glass Cutter']);
    expect(titles(await find({ words: 'glass', postedWithinDays: 2 }))).toEqual(['Night Porter']);
  });

  test('finds a place by town, country, or radius', async () => {
    expect((await find({ words: 'glass', place: 'Berlin' })).total).toBe(2);
    expect((await find({ words: 'glass', place: 'germany' })).total).toBe(3);
    const around = await find({ words: 'glass', place: 'Berlin', radiusKm: 50 });
    expect(around).toMatchObject({ total: 3, centre: 'Berlin, Germany' });
    expect((await find({ words: 'glass', place: 'Atlantis' })).total).toBe(0);
    expect(await search.suggestPlaces('ber', 5)).toEqual(['Berlin, Germany']);
  });

  test('says how a place was understood', async () => {
    const placeOf = async (place: string, radiusKm: number | null = null) =>
      (await find({ words: 'glass', place, radiusKm })).place();
    expect(await placeOf('Berlin')).toEqual({ isKnown: true, choices: [] });
    expect(await placeOf('Atlantis')).toEqual({ isKnown: false, choices: [] });
    expect(await placeOf('berln', 50)).toEqual({ isKnown: false, choices: ['Berlin, Germany'] });
    expect(await placeOf('Werder')).toEqual({ isKnown: true, choices: ['Werder, Germany', 'Werder, Switzerland'] });
    expect(await placeOf('Werder, Germany')).toEqual({ isKnown: true, choices: [] });
    expect(await (await find({ words: 'glass' })).place()).toBeNull();
  });

  test('finds the postings of a country, and remote ones that name no place', async () => {
    expect(titles(await find({ words: 'glass', country: 'FR' }))).toEqual(['Glass Cutter']);
    expect((await find({ words: 'glass', country: 'DE' })).total).toBe(3);
    expect(titles(await find({ words: 'ferryman', country: 'DE' }))).toEqual(['Ferryman', 'Ferryman from Anywhere']);
    expect(titles(await find({ words: 'ferryman', place: 'Werder', country: 'CH' }))).toEqual(['Ferryman at the Lake']);
    expect(await search.listCountries()).toEqual(['DE', 'CH', 'FR']);
  });

  test('counts what a search would find without each of its conditions', async () => {
    const asked: PostingSearch = {
      ...noSearch,
      ...{
        words: 'glass',
        place: 'Lyon',
        radiusKm: 10,
        workplaces: ['onSite', 'hybrid'],
        salaryMin: 1,
        currency: 'EUR',
      },
    };
    expect((await find(asked)).total).toBe(0);
    expect(await search.countRelaxed(asked, dayOf(new Date()))).toEqual([
      { condition: 'words', count: 0, isExact: true },
      { condition: 'place', count: 3, isExact: true },
      { condition: 'workplaces', count: 0, isExact: true },
      { condition: 'salaryMin', count: 0, isExact: true },
    ]);
    expect(await search.countRelaxed(noSearch, dayOf(new Date()))).toEqual([]);
  });

  test('corrects typos', async () => {
    expect(await (await find({ words: 'glass bloewr' })).didYouMean()).toBe('glass blower');
    expect(await (await find({ words: 'glass' })).didYouMean()).toBeNull();
    expect(await (await find({ words: 'sofware enginer berln' })).didYouMean()).toBe('software engineer Berlin');
    expect(await (await find({ words: 'glasses bloewr' })).didYouMean()).toBe('glasses blower');
    // A spelled-out umlaut is not a typo.
    expect(await (await find({ words: 'baeckermeister' })).didYouMean()).toBeNull();
    // Each word alone could be corrected, but no posting contains both corrections.
    expect(await (await find({ words: 'bloewr xyzzyzzy' })).didYouMean()).toBeNull();
  });

  test.each<PostingSort>(['best', 'newest'])('pages contain each posting of the list once: %s', async (sort) => {
    const seenIds: string[] = [];
    let after: string | undefined;
    do {
      const page = await find({ words: 'lamplighter' }, sort, 7, after);
      seenIds.push(...page.nodes.map(({ id }) => id));
      after = page.endCursor ?? undefined;
    } while (after !== undefined);
    expect([seenIds.length, new Set(seenIds).size]).toEqual([30, 30]);
    await expect(find({ words: 'lamplighter' }, sort, 7, 'nonsense')).rejects.toThrow(StaleCursor);
  });

  test('highlights matches and preserves the text between them', async () => {
    const snippets = (await find({ words: 'museum' })).nodes.map(({ snippet }) => snippet);
    expect(snippets.map(plain)).toEqual(['You watch a museum of glass.']);
    expect(snippets.map(marked)).toEqual([['museum']]);
    const blowers = (await find({ words: 'blower' })).nodes.map(({ title }) => marked(title));
    expect(blowers).toEqual([['Blower'], ['Blower']]);
    const baskets = (await find({ words: 'mühle Goethe soehne' })).nodes;
    expect(baskets.map(({ company, snippet }) => [marked(company), marked(snippet)])).toEqual([
      [['Goethe', 'Söhne'], ['Muehle']],
    ]);
  });

  test('finds postings that arrived after a moment', async () => {
    const ever = { ...noSearch, words: 'glass' };
    expect(await search.findNew(ever, { after: new Date(0), until: new Date() }, 3)).toHaveLength(3);
    expect(await search.findNew(ever, { after: new Date(), until: new Date() }, 3)).toEqual([]);
  });
}
