import createCache from '@emotion/cache';
import { remToPx } from './rem-to-px.ts';

test('converts the sizes that depend on the root font size of the page', () => {
  const container = document.createElement('div');
  const cache = createCache({ key: 'test', container, stylisPlugins: [remToPx], speedy: false });
  const styles =
    'width:9.5rem;margin:-.5rem 2em;--row-2rem:calc(100% - 2.5rem);@media (min-width: 48rem){flex:0 0 6.5rem}';
  cache.insert('.test-box', { name: 'box', styles }, cache.sheet, false);
  expect(container.textContent).toBe(
    '.test-box{width:152px;margin:-8px 2em;--row-2rem:calc(100% - 40px);}' +
      '@media (min-width: 48rem){.test-box{flex:0 0 104px;}}',
  );
});
