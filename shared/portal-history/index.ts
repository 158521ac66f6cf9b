/**
 * A portal's records of its customer's work and education as blocks (product.md §4, step 5): for the shell after a
 * partner sign-in, and for remotes that are mounted in a portal's page.
 */
export {
  importHistory,
  numberRecords,
  readKnownBlocks,
  refreshBlocks,
  type KnownBlocks,
  type PortalRecord,
  type RecordKind,
  type ReportProblem,
} from './import-history.ts';
export { isRecord } from './read-records.ts';
