import { longDocument } from '../../../shared/typesetting/fixtures/long-document.ts';
import { everyEngine } from './__tests__/every-engine.ts';
import { poppler } from './__tests__/read-with-poppler.ts';

const { native } = everyEngine();

it('takes a word into a last line that would be a single one', async () => {
  const document = longDocument(2);
  const { pdf } = await native.pdf({
    ...document,
    design: { template: 'sidebar', paper: 'a4', accent: '#8a1c4a', textSize: 10, spacing: 110, margins: 15 },
  });
  const lines = poppler('pdftotext', pdf, '-raw').split('\n');
  expect(lines).toContain('nine countries.');
  expect(lines).not.toContain('countries.');
});
