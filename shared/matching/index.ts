/** What a job ad asks for and what a person's blocks show: one set of rules for pages and server. */
export * from './ats/read-pdf.ts';
export * from './suggestions/index.ts';
export { tailoredDocument, eventsInVariant } from './tailoring/tailored-document.ts';
