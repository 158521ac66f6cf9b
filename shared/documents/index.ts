export * from './clean-text.ts';
export * from './composed-document.ts';
export * from './date-range.ts';
export * from './events.ts';
export * from './parse-resume-document.ts';
export * from './resume-document.ts';
export * from './resume-limits.ts';
export * from './web-link.ts';
