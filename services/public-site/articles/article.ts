/** A text of the content folder, as HTML. */
export interface ReadText {
  /** Its file's name without the extension, which is also its address. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences, as search engines show them. */
  readonly description: string;
  readonly html: string;
}

export interface Article extends ReadText {
  /** The date as `YYYY-MM-DD`. */
  readonly published: string;
  /** The reading time in minutes. */
  readonly minutes: number;
}
