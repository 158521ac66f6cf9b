/** Reads and writes tables of jobs. `loadJobsCsv` (load-jobs-csv.ts) loads this code on demand. */
export { type ColumnMatch, type JobField, jobFields, matchColumns } from '../../documents/jobs/job-fields.ts';
export {
  type BadRow,
  type BadRowCode,
  inRequests,
  type JobsPlan,
  type LeftOutCell,
  planJobs,
  type PlannedJob,
} from '../../importers/jobs-csv/plan-jobs.ts';
export {
  type JobsFileFailure,
  type JobsFileReading,
  type JobTable,
  readJobsFile,
} from '../../importers/jobs-csv/read-jobs-file.ts';
export { type JobToWrite, writeBadRows, writeJobs } from './write-jobs.ts';
