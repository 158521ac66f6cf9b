import { hasWords, plainText, wordsOf } from './plain-text.ts';

const finds = (search: string, text: string): boolean => hasWords(plainText(text), wordsOf(search));

describe('a search', () => {
  const text = 'Ingénieur\nZürich Insurance\nLed a team in Łódź and Ærø\nΟδυσσεύς';

  it.each(['', '  ', 'ingenieur', 'ZÜRICH', 'team zurich', 'insu', 'lodz', 'ŁÓDŹ aero', 'οδυσσευσ'])(
    'for %j finds it regardless of case and accents',
    (search) => expect(finds(search, text)).toBe(true),
  );

  it('requires every word', () => {
    expect(finds('team lead', text)).toBe(false);
  });

  it('finds letters whose accents are separate characters', () => {
    expect(finds('café', 'cafe\u0301')).toBe(true);
  });
});
