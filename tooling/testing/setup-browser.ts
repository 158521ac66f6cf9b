import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The limit is meant to find tests that hang, so a busy machine must not reach it.
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

// jsdom runs no animations, so none ever ends, and closing what has just opened would wait forever: Ark's presence
// compares the names of the two animations and knows the first one only a frame later.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (...asked) => {
  const style = computedStyle(...asked);
  style.animationName = 'none';
  return style;
};
