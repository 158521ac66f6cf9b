/** The limits on people and email templates. */
export const peopleLimits = {
  /** Maximum number of people in an account. */
  people: 2_000,
  /** Maximum number of people on one page of a list. */
  page: 200,
  /** Maximum number of email templates that a user can write. */
  templates: 50,
  /** Maximum characters of an email template's body. */
  templateBody: 10_000,
} as const;
