/** Loads the code that reads and writes tables of jobs, which is only needed for such a table. */
export const loadJobsCsv = () => import(/* webpackChunkName: "jobs-csv" */ './jobs-csv/index.ts');
