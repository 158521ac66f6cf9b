import { chakra } from '@shared/ui';

const track = { height: '1.5', borderRadius: 'full', bg: 'border.control' };
const thumb = { boxSize: '6', border: 'none', borderRadius: 'full', bg: 'primary.solid' };

/**
 * The browser's own slider in our colours. With `accent-color` alone the browser chooses the colour of the track after
 * the accent, and that is nearly white on the dark ground.
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
    // In the middle of the track: half of what it is higher.
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: 'calc(({sizes.1.5} - {sizes.6}) / 2)' },
    '&::-moz-range-thumb': thumb,
    '&:disabled': { opacity: '0.4', cursor: 'not-allowed' },
  },
});
