/** What stands for one thing of one person: an id, a token, an order. */
const name = /^(?=.*\d)[\w.~-]{16,}$/;

/** A page's path without the names of what is on it: `/app/resumes/edit/:id`. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (name.test(part) ? ':id' : part))
    .join('/');
