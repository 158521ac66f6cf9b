import { render } from '@testing-library/react';
import { useFontFaces } from './use-font-faces.ts';

function Interface(): null {
  useFontFaces('n1');
  return null;
}

const elements = (): readonly HTMLStyleElement[] => [
  ...document.head.querySelectorAll<HTMLStyleElement>('style[data-tessera-fonts]'),
];

test('puts the fonts into the document once, as long as an interface needs them', () => {
  const first = render(<Interface />);
  const [style] = elements();
  expect(style?.textContent).toMatch(/@font-face\{font-family:"Tessera Lato Fallback";.*src:local\("Arial"\)/);
  expect(style?.nonce).toBe('n1');
  const second = render(<Interface />);
  first.unmount();
  expect(elements()).toEqual([style]);
  second.unmount();
  expect(elements()).toEqual([]);
});
