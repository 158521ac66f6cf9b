import createCache from '@emotion/cache';
import { containerQueryPlugin } from './width-container.tsx';

/** Returns the CSS that Emotion writes for some rules. */
function written(rules: string): string {
  const container = document.createElement('div');
  const cache = createCache({ key: 'test', container, stylisPlugins: [containerQueryPlugin], speedy: false });
  cache.insert('.test-box', { name: 'box', styles: rules }, cache.sheet, false);
  return container.textContent.replace(/\s+/g, '');
}

const elsewhere = ':where(:not([data-tessera-content]*))';

test("turns a rule for the window's width into one for the container's, and keeps it for overlays", () => {
  expect(written('color:red;@media screen and (min-width: 48rem){color:blue;&:hover::before{color:green}}')).toBe(
    '.test-box{color:red;}' +
      '@containertessera(min-width:768px){.test-box{color:blue;}.test-box:hover::before{color:green;}}' +
      `@mediascreenand(min-width:48rem){.test-box${elsewhere}{color:blue;}` +
      `.test-box:hover${elsewhere}::before{color:green;}}`,
  );
});

test('keeps both ends of a range, multiple selectors, and layers', () => {
  const rules = '@layer recipes{@media (min-width: 480px) and (max-width: 767.98px){& a, & b{color:blue}}}';
  expect(written(rules)).toBe(
    '@layerrecipes{@containertessera(min-width:480px)and(max-width:767.98px){.test-boxa,.test-boxb{color:blue;}}' +
      `@media(min-width:480px)and(max-width:767.98px){.test-boxa${elsewhere},.test-boxb${elsewhere}{color:blue;}}}`,
  );
});

test('leaves rules that do not depend on the width unchanged', () => {
  const rules = '@media (prefers-reduced-motion: reduce){transition:none}';
  expect(written(rules)).toBe('@media(prefers-reduced-motion:reduce){.test-box{transition:none;}}');
});
