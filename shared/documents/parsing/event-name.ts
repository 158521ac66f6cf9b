import type { Read } from './read.ts';

/** Blocks and their parts bring names of their own. */
export const eventName: Read<string> = (value, path, problems) => {
  if (typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value)) return value;
  problems.push({ path, message: 'is not a name of 1 to 100 letters, digits, . : - or _' });
  return '';
};
