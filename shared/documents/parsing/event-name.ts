import type { Read } from './read.ts';

/** Reads the id of a block or of one of its entries; these choose their own ids. */
export const eventName: Read<string> = (value, path, problems) => {
  if (typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value)) return value;
  problems.push({ path, message: 'is not a name of 1 to 100 letters, digits, . : - or _' });
  return '';
};
