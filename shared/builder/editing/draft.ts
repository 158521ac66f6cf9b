/** The title and the document, which are edited and saved together. */
export interface Draft<Document> {
  readonly title: string;
  readonly document: Document;
}
