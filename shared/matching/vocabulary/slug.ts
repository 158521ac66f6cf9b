import { plainText } from '../../documents/text/plain-text.ts';

/** Derives an id from a name: `C++` → `c++`, `Ruby on Rails` → `ruby-on-rails`. */
export const slugOf = (name: string): string =>
  plainText(name)
    .trim()
    .replace(/[^\p{L}\p{N}+#.]+/gu, '-')
    .replace(/^-+|-+$/g, '');
