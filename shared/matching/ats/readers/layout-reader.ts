import { readPages } from '../../../importers/pdf/read-pdf-resume.ts';
import { compareFields } from '../compare-fields.ts';
import { type PlainResume, recoveredResume } from '../recovered-resume.ts';
import type { Reader } from './reader.ts';

const nothing: PlainResume = { name: '', headline: '', contacts: [], sections: [] };

/** Reads by layout and fonts, as our own import does. */
export const layoutReader: Reader = {
  id: 'layout',
  compare({ pages }, written, language) {
    const reading = readPages(pages, { language });
    return compareFields(written, reading.ok ? recoveredResume(reading.content, language) : nothing);
  },
  looksFor: () => true,
};
