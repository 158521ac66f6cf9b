/** The height of a notice: one line of 40 pixels, or room for a finger. */
export const noticeHeight = { height: '10', '@media (pointer: coarse)': { height: '12' } } as const;
