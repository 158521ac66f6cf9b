/** What is being edited and saved as one. */
export interface Draft<Document> {
  readonly title: string;
  readonly document: Document;
}
