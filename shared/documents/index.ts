export * from './text/clean-text.ts';
export * from './compose-resume.ts';
export * from './compare/compare-letters.ts';
export * from './compare/compare-resumes.ts';
export * from './composed-document.ts';
export * from './contact-info/contact-info-formats.ts';
export * from './contact-info/contact-info-rules.ts';
export * from './date-range.ts';
export * from './design/accent.ts';
export { parseResumeDesign } from './design/parse-design.ts';
export * from './design/resume-design.ts';
export * from './document-words.ts';
export * from './events.ts';
export { currencyCode } from './jobs/pay.ts';
export * from './jobs/job-limits.ts';
export * from './jobs/job-link.ts';
export * from './jobs/job.ts';
export * from './jobs/plain-day.ts';
export * from './jobs/read-salary.ts';
export * from './jobs/job-matcher.ts';
export * from './letter/compose-letter.ts';
export * from './letter/composed-letter.ts';
export * from './letter/letter-date.ts';
export * from './letter/letter-document.ts';
export * from './letter/unfilled-variables.ts';
export * from './letter/new-letter.ts';
export * from './letter/parse-letter-document.ts';
export * from './letter/signature.ts';
export * from './letter/resolve-variables.ts';
export * from './letter-variables.ts';
export * from './merge/merge-documents.ts';
export * from './merge/merge-letters.ts';
export * from './merge/merge-resumes.ts';
export * from './merge/three-way.ts';
export * from './new-resume.ts';
export * from './parse-composed-document.ts';
export * from './parse-resume-document.ts';
export * from './text/plain-text.ts';
export * from './postings/posting-search.ts';
export * from './postings/posting.ts';
export * from './postings/search-address.ts';
export * from './resume-document.ts';
export * from './resume-limits.ts';
export * from './resume-from-blocks.ts';
export * from './overrides/change-override.ts';
export * from './overrides/resolve-item.ts';
export { applyOrder } from './overrides/apply-order.ts';
export * from './overrides/override.ts';
export * from './variants/choose-variant.ts';
export * from './variants/closest-variant.ts';
export * from './variants/language.ts';
export * from './variants/offered-languages.ts';
export * from './variants/variant.ts';
export { applyVariant } from './overrides/apply-overrides.ts';
export * from './variants/fallback-notes.ts';
export * from './text/web-link.ts';
export * from './year-month.ts';
export * from './event-limits.ts';
export { composeEducation, composeSkills, composeWork } from './compose/compose-entry.ts';
export {
  type DocumentLocale,
  documentLocaleOf,
  customTitle,
  sectionTitle,
  standardTitle,
} from './compose/document-locale.ts';
export { documentLanguages, isDocumentLanguage } from './words/document-languages.ts';
export { composeAddress, composeName } from './compose/compose-contact.ts';
