/** What claims PDF/UA-1 keeps what a program can check of it, in every template; `bench -- matterhorn` checks more. */
import { sampleLetter } from '../shared/documents/letter/fixtures/sample-letter.ts';
import { createPdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import { stories, storyDocument } from '../shared/typesetting/fixtures/scripts.ts';
import { templates } from '../shared/typesetting/templates.ts';
import { checkTemplate } from './matterhorn.ts';

const engine = createPdfEngine();
afterAll(() => engine.stop());

const documents = [storyDocument(stories['latin']!, 4), storyDocument(stories['arabic']!, 4), sampleLetter];

test.each(templates.map(({ name }) => name))(
  'the files of the template %s claim PDF/UA-1 and keep it',
  async (name) => {
    expect(await checkTemplate(engine, name, documents)).toMatchObject({
      ...{ files: documents.length, claimed: documents.length, wrong: 0 },
      failures: {},
    });
  },
);
