import { longTexts } from '../../../../tooling/testing/long-texts.ts';
import { fromText } from './from-text.ts';

/** A rule of the reader that starts again at each character of a run would take quadratic time. */
describe('a pasted job ad of the maximum accepted size', () => {
  it.each(longTexts(50_000))('is read in bounded time when it is $name', ({ text }) => {
    const started = performance.now();
    expect(fromText(text)).toHaveProperty('description');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
