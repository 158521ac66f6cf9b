/** Every template can be read by every reader that we know of (docs/adr/0054). */
import { createPdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import { templates } from '../shared/typesetting/templates.ts';
import { readTemplate } from './ats.ts';

const engine = createPdfEngine();
afterAll(() => engine.stop());

test.each(templates.map(({ name }) => name))(
  'every reader finds nine of ten fields in the template %s',
  async (name) => {
    const { shares } = await readTemplate(engine, name);
    expect(Object.entries(shares).filter(([, share]) => share < 90)).toEqual([]);
  },
);
