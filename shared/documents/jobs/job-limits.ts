/** How much a tracked job may hold. */
export const jobLimits = {
  /** Characters of a title, name, place or next step. */
  line: 300,
  /** Characters of an address. */
  link: 2_048,
  /** Characters of an advertisement: a long one has 15,000. */
  description: 50_000,
  /** Characters of the notes of a job. */
  notes: 20_000,
  /** Characters of the notes of an interview or a contact. */
  shortNotes: 5_000,
  /** Characters of a tag. */
  tag: 40,
  tags: 20,
  interviews: 50,
  contacts: 50,
  /** Entries of a job's history. */
  stages: 100,
  /** The highest amount of a salary. */
  salary: 1_000_000_000,
  /** Jobs of an account. */
  jobs: 10_000,
  /** Jobs that one request may change. */
  atOnce: 1_000,
  /** Jobs that one request may bring from a file. */
  imported: 500,
  /** Jobs of one page of a list. */
  page: 200,
  /** Days for which a deleted job can be brought back. */
  deletedForDays: 30,
} as const;
