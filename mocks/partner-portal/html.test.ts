import { expect, test } from '@jest/globals';
import { html, jsonForScript } from './html.ts';

test('escapes text, but no markup twice', () => {
  const name = html`<b>${'<img src=x onerror="a">'}</b>`;
  expect(html`<p>${name} ${[name, name]} ${undefined}${1}</p>`.markup).toBe(
    '<p><b>&lt;img src=x onerror=&quot;a&quot;&gt;</b> ' +
      '<b>&lt;img src=x onerror=&quot;a&quot;&gt;</b><b>&lt;img src=x onerror=&quot;a&quot;&gt;</b> 1</p>',
  );
});

test('writes data into a script element that cannot end the element and reads back unchanged', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const { markup } = jsonForScript(data);
  expect(markup).not.toContain('<');
  expect(JSON.parse(markup)).toEqual(data);
});
