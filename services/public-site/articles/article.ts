/** A text of the content folder, as HTML. */
export interface ReadText {
  /** Its file's name without the extension, and its address. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences, as search engines show them. */
  readonly description: string;
  readonly html: string;
}

export interface Article extends ReadText {
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** Minutes that it takes to read. */
  readonly minutes: number;
}
