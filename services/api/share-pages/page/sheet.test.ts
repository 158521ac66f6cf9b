import { sampleDocument } from '../../../../shared/typesetting/fixtures/sample-document.ts';
import { oneSheet } from './sheet.ts';

test.each([
  ['es', 'ltr'],
  ['ar', 'rtl'],
])('names the language of a document in %s and its direction within a page in English', (language, direction) => {
  const { source } = oneSheet({ ...sampleDocument, language }, { language: 'en', picture: undefined });
  expect(source).toMatch(new RegExp(`^<main class="[^"]+" lang="${language}" dir="${direction}">`));
});
