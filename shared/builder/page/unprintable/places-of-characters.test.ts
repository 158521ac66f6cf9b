import { sampleLetter } from '../../../documents/letter/fixtures/sample-letter.ts';
import { sampleComposed } from '../../../importers/fixtures/sample-resume.ts';
import { placesOfCharacters } from './places-of-characters.ts';

const resume = sampleComposed();

test('names the words around each character of a résumé', () => {
  const document = {
    ...resume,
    header: { ...resume.header, headline: 'Programmer of things that are 𓀀 and nothing else at all' },
    sections: [{ id: 's', title: 'ሀ', kind: 'text' as const, paragraphs: ['Once more 𓀀'] }],
  };
  expect(placesOfCharacters(document, '𓀀ሀ')).toEqual([
    { character: '𓀀', excerpt: '…f things that are 𓀀 and nothing else…' },
    { character: 'ሀ', excerpt: 'ሀ' },
  ]);
});

test('looks in every line of a letter, but not in what is not printed', () => {
  const document = { ...sampleLetter, letter: { ...sampleLetter.letter, closing: ['Best 𓀀'], signatureAlt: 'ሀ' } };
  expect(placesOfCharacters(document, '𓀀ሀ')).toEqual([{ character: '𓀀', excerpt: 'Best 𓀀' }]);
});

test('names no more than it is asked for', () => {
  const document = { ...resume, header: { ...resume.header, headline: '𓀀𓀁𓀂' } };
  expect(placesOfCharacters(document, '𓀀𓀁𓀂', 2)).toHaveLength(2);
});
