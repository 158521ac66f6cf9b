/** The response header of a picture of a first page: the number of pages of the whole document. */
export const pagesHeader = 'tessera-pages';
