import { fontPairs } from '../documents/design/resume-design.ts';
import { documentLookOf } from './document-look.ts';
import { sampleDocument } from './fixtures/sample-document.ts';
import { substitutedFamilies } from './font-substitutes.ts';
import { pairOf } from './fonts.ts';
import { toTemplateData } from './template-data.ts';
import { describedTemplates } from './template-look.ts';
import { templates } from './templates.ts';

it('describes every template and every font of a pair', () => {
  expect(describedTemplates.toSorted()).toEqual(templates.map(({ name }) => name).toSorted());
  for (const pair of fontPairs) {
    const { heading, text } = pairOf(pair);
    expect(substitutedFamilies).toEqual(expect.arrayContaining([heading, text]));
  }
});

it('resolves a design as the pages do', () => {
  for (const { name } of templates) {
    for (const design of [{}, { accent: '#ffee00', fonts: 'garamond', textSize: 12, spacing: 80 } as const]) {
      const document = { ...sampleDocument, design: { template: name, paper: 'a4', ...design } as const };
      const { look, fonts } = toTemplateData(document);
      const { accent, tint, onTint, scale, spacing, headingFamily, textFamily } = documentLookOf(document);
      expect({ accent, tint, onTint, scale, spacing }).toEqual({
        accent: look.accent,
        tint: look.tint,
        onTint: look.onTint,
        scale: expect.closeTo(look.scale, 9) as number,
        spacing: look.spacing,
      });
      expect([headingFamily, textFamily]).toEqual([fonts.heading[0], fonts.text[0]]);
    }
  }
});
