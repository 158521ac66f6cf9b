import { newResume, type ResumeToCompose } from '@shared/documents';
import { strFromU8, unzipSync } from 'fflate';
import { makeFile } from './make-file.ts';

const resume = (template: string): ResumeToCompose => {
  const document = newResume({ language: 'en' });
  return {
    document: { ...document, design: { ...document.design, template, headshot: true } },
    title: 'Engineer',
    contact: null,
    events: { work: [], education: [], skills: [] },
    language: 'en',
    headshotUrl: '/headshots/abcdefghijklmnopqrstuv.jpg',
  };
};
const typesetter = { pdf: () => Promise.reject(new Error('Not asked for.')), open: () => ({}) as never };

/** Returns the names of the images in a Word file and the URLs that were requested. */
async function picturesIn(template: string, jpeg: Uint8Array | undefined) {
  const asked: string[] = [];
  const loadHeadshot = (path: string) => {
    asked.push(path);
    return jpeg === undefined ? Promise.reject(new Error('No connection.')) : Promise.resolve(jpeg);
  };
  const file = await makeFile('docx', resume(template), { typesetter, loadHeadshot });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(strFromU8(parts['word/document.xml']!)).toContain('<w:body>');
  return { pictures: Object.keys(parts).filter((name) => name.startsWith('word/media/')), asked };
}

test('includes the headshot in a Word file if the template shows one, and leaves out one that cannot be loaded', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
  const asked = ['/headshots/abcdefghijklmnopqrstuv.jpg'];
  expect(await picturesIn('band', jpeg)).toEqual({ pictures: ['word/media/image1.jpg'], asked });
  expect(await picturesIn('compact', jpeg)).toEqual({ pictures: [], asked: [] });
  expect(await picturesIn('band', undefined)).toEqual({ pictures: [], asked });
});
