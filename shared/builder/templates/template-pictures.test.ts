import { templates } from '@shared/typesetting';
import { templatePictures } from './template-pictures.ts';

test('every template has a picture', () => {
  expect(Object.keys(templatePictures).sort()).toEqual(templates.map(({ name }) => name).sort());
  for (const picture of Object.values(templatePictures).flatMap(({ base, accent }) => [base, accent])) {
    expect(picture).toMatch(/^data:image\/webp;base64,UklGR/);
  }
});
