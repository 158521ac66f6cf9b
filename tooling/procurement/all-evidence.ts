import { authoring } from './accessibility/authoring.ts';
import { criteria } from './accessibility/criteria.ts';
import { en301549 } from './accessibility/en-301-549.ts';
import { functionalCriteria } from './accessibility/functional-criteria.ts';
import { section508 } from './accessibility/section-508.ts';
import type { Evidence } from './evidence.ts';
import { questionGroups } from './hecvat/write-hecvat.ts';
import { ferpaNotes, gdprNotes } from './privacy/law-notes.ts';
import { recipients } from './privacy/recipients.ts';
import { processingRecords } from './privacy/records.ts';

/** Everything in the tables that names tests or documents. */
export const allEvidence: readonly Evidence[] = [
  ...criteria,
  ...functionalCriteria,
  ...authoring,
  ...[...section508, ...en301549].flatMap(({ rows }) => rows),
  ...questionGroups.flatMap(({ questions }) => questions),
  ...processingRecords,
  ...recipients,
  ...gdprNotes,
  ...ferpaNotes,
];
