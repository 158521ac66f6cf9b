import type { Evidence } from '../evidence.ts';

/** One activity of processing, as Article 30 of the GDPR asks for, with the tables of the database behind it. */
export interface ProcessingRecord extends Evidence {
  readonly title: string;
  readonly purpose: string;
  /** Whose data it is. */
  readonly people: string;
  readonly data: string;
  readonly tables: readonly string[];
  /** How long it is kept, with the numbers of the code. */
  readonly kept: string;
  /** The legal basis that an operator usually has. The operator decides. */
  readonly basis: string;
}
