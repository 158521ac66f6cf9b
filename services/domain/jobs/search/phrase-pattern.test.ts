import { searchTermsOf } from '../../../../shared/documents/text/search-terms.ts';
import { startTestDatabase, type TestDatabase } from '../../../../tooling/testing/database.ts';
import { phrasePattern } from './phrase-pattern.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** Asks the database whether a text matches a quoted phrase. */
async function says(text: string, quoted: string): Promise<boolean> {
  const [[phrase = ''] = []] = searchTermsOf(`"${quoted}"`).phrases;
  const { rows } = await database.db.$client.query<{ says: boolean }>('select $1::text ~ $2::text as says', [
    text,
    phrasePattern(phrase),
  ]);
  return rows[0]!.says;
}

test.each([
  ['case', 'Lead a TEAM of nurses', 'team of'],
  ['accents that the text has', 'Für die Entwicklung zuständig', 'fur die entwicklung zustandig'],
  ['accents that only the search has', 'a naive resume', 'naïve résumé'],
  ['accents as signs of their own', 'Zu\u0308rich and Gene\u0300ve', 'zürich and genève'],
  ['letters written as two', 'Große Straße, œuvre, Þórr', 'grosse strasse, oeuvre, thorr'],
  ['two letters written as one', 'the grosse mass of aeons', 'große maß of æons'],
  ['umlauts that the search spells out', 'Müller, U\u0308bung und Ärzte', 'mueller, uebung und aerzte'],
  ['line breaks and wide spaces', 'skills\n\tand\u00a0 duties', 'skills and duties'],
  ['signs that a pattern would read', 'C++ (or C#) [a-z] costs $5.00 | more', 'c++ (or c#) [a-z] costs $5.00 | more'],
  ['another script', 'Разработка программного обеспечения', 'разработка ПРОГРАММНОГО'],
  ['syllables that are taken apart', '우리는 개발자를 찾습니다', '우리는 개발자를'],
])('finds a phrase despite %s', async (_, text, quoted) => {
  expect(await says(text, quoted)).toBe(true);
});

test.each([
  ['another order', 'duties and skills', 'skills and duties'],
  ['a word between', 'skills and many duties', 'skills and duties'],
  ['any sign for a full stop', 'version 1x5 of it', 'version 1.5 of'],
  ['words that stand together', 'skillsand duties', 'skills and duties'],
])('does not find a phrase with %s', async (_, text, quoted) => {
  expect(await says(text, quoted)).toBe(false);
});

test('handles long phrases and long texts quickly', async () => {
  const began = performance.now();
  expect(await says('aaaaaaaa '.repeat(20_000), `${'aaaaaaaa '.repeat(30)}b`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(2_000);
});
