/** The limits on the contents of a tracked job. */
export const jobLimits = {
  /** Maximum characters of a title, name, place, or task. */
  line: 300,
  /** Maximum characters of a web address. */
  link: 2_048,
  /** Maximum characters of a job ad; a long one has 15,000. */
  description: 50_000,
  /** Maximum characters of the notes on a job. */
  notes: 20_000,
  /** Maximum characters of the notes on an interview or a contact. */
  shortNotes: 5_000,
  /** Maximum characters of a tag. */
  tag: 40,
  tags: 20,
  interviews: 50,
  contacts: 50,
  /** Maximum number of tasks, including those that are done. */
  tasks: 50,
  /** Maximum number of days that a reminder comes before its task. */
  remindDaysBefore: 30,
  /** Maximum number of entries in a job's history. */
  stages: 100,
  /** Maximum amount of a salary. */
  salary: 1_000_000_000,
  /** Maximum number of jobs in an account. */
  jobs: 10_000,
  /** Maximum number of jobs that one request may change. */
  atOnce: 1_000,
  /** Maximum number of jobs that one request may import from a file. */
  imported: 500,
  /** Maximum number of jobs on one page of a list. */
  page: 200,
  /** The number of days for which a deleted job can be restored. */
  deletedForDays: 30,
} as const;
