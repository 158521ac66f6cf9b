/** The height of a notice: a row of one line. */
export const noticeHeight = { height: 'var(--row-1)' } as const;
