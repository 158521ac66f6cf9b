/** The code that reads and writes tables of jobs, which nobody needs before they have one. */
export const loadJobsCsv = () => import(/* webpackChunkName: "jobs-csv" */ './jobs-csv/index.ts');
