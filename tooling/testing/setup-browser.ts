import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A limit finds what hangs; a busy machine is not a fault.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const lacking: Record<string, unknown> = {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  PointerEvent: class extends MouseEvent {},
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
};
for (const [name, value] of Object.entries(lacking)) {
  Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
for (const name of ['scrollIntoView', 'scrollTo']) {
  if (!(name in Element.prototype))
    Object.defineProperty(Element.prototype, name, { value: () => undefined, writable: true });
}

// Nothing moves in jsdom, so no animation ever ends: whoever closes what has just been opened would wait for that for ever
// (Ark's presence compares the names of the two animations, and knows the first one a frame later).
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (...asked) => {
  const style = computedStyle(...asked);
  style.animationName = 'none';
  return style;
};
