import { expect, test } from '@jest/globals';
import { html, jsonForScript } from './html.ts';

test('text is escaped, markup is not escaped twice', () => {
  const name = html`<b>${'<img src=x onerror="a">'}</b>`;
  expect(html`<p>${name} ${[name, name]} ${undefined}${1}</p>`.markup).toBe(
    '<p><b>&lt;img src=x onerror=&quot;a&quot;&gt;</b> ' +
      '<b>&lt;img src=x onerror=&quot;a&quot;&gt;</b><b>&lt;img src=x onerror=&quot;a&quot;&gt;</b> 1</p>',
  );
});

test('data in a script element cannot end the element and reads back the same', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const { markup } = jsonForScript(data);
  expect(markup).not.toContain('<');
  expect(JSON.parse(markup)).toEqual(data);
});
