import { chakra } from '@shared/ui';

const track = { height: '1.5', borderRadius: 'full', bg: 'border.control' };
const thumb = { boxSize: '6', border: 'none', borderRadius: 'full', bg: 'primary.solid' };

/**
 * The browser's own slider in our colors. With `accent-color` alone, the browser derives the track's color from the
 * accent, and the result is nearly white in dark mode.
 */
export const ZoomRange = chakra('input', {
  base: {
    appearance: 'none',
    bg: 'transparent',
    height: '6',
    minWidth: '0',
    flex: '1',
    cursor: 'pointer',
    borderRadius: 'full',
    focusVisibleRing: 'outside',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    // Centers the thumb on the track: the offset is half the difference of their heights.
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: 'calc(({sizes.1.5} - {sizes.6}) / 2)' },
    '&::-moz-range-thumb': thumb,
    '&:disabled': { opacity: '0.4', cursor: 'not-allowed' },
  },
});
