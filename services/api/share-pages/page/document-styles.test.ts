import { contrastOf, minContrast } from '../../../../shared/documents/design/accent.ts';
import { sampleDocument } from '../../../../shared/typesetting/fixtures/sample-document.ts';
import { templates } from '../../../../shared/typesetting/templates.ts';
import { darkPaper, documentStyles, lookClassesOf } from './document-styles.ts';
import { sheetStyles } from './sheet-styles.ts';

const inDesign = (template: string, accent: string) => ({
  ...sampleDocument,
  design: { template, paper: 'letter', accent } as const,
});

it.each(['#207c9d', '#333d47', '#8a5a00', '#ffee00', '#000000', '#ffffff'])(
  'keeps %s readable on the paper and tints of both color schemes',
  (accent) => {
    const { styles } = documentStyles([inDesign('band', accent)], []);
    const valuesOf = (name: string): readonly string[] =>
      [...styles.matchAll(new RegExp(`--${name}:(#[0-9a-f]{6})`, 'g'))].map(([, value = '']) => value);
    const [light = '', dark = ''] = valuesOf('accent');
    const [lightTint = '', darkTint = ''] = valuesOf('tint');
    const [onLightTint = '', onDarkTint = ''] = valuesOf('on-tint');
    const [band = ''] = valuesOf('band');
    const pairs = [
      [light, '#ffffff'],
      [dark, darkPaper],
      [onLightTint, lightTint],
      [onDarkTint, darkTint],
      // The tiles of skills have the text color of the sheet.
      ['#14212a', lightTint],
      ['#e8eef2', darkTint],
      [band, '#ffffff'],
    ] as const;
    for (const [text, ground] of pairs) {
      expect([text, ground, contrastOf(text, ground) >= minContrast]).toEqual([text, ground, true]);
    }
  },
);

it('has rules for the header and titles of every template', () => {
  for (const { name } of templates) {
    const classes = lookClassesOf(inDesign(name, '#207c9d')).split(' ');
    const title = classes.find((each) => each.startsWith('title-'));
    const hasRules = title === 'title-plain' || sheetStyles.includes(`.${String(title)} .topic`);
    expect([name, hasRules]).toEqual([name, true]);
  }
});
