/** Matches a path segment that identifies a record of one user: an id, a token, an order. */
const name = /^(?=.*\d)[\w.~-]{16,}$/;

/** Returns a page's path with identifiers replaced: `/app/resumes/edit/:id`. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (name.test(part) ? ':id' : part))
    .join('/');
