/** A picture or emphasis; marks of rights and stars of ratings say something. */
const mark = '(?:(?![©®™★☆])\\p{Extended_Pictographic}|\\u{FE0F}|\\u{200D}|[\\u{1F3FB}-\\u{1F3FF}]|\\*)';
const marksBefore = new RegExp(`^(?:${mark}\\s*)+(?=[\\p{L}\\p{N}"“„«($€£¿¡<+[])`, 'u');
const marksAfter = new RegExp(`(?:\\s*${mark})+$`, 'u');

/** Removes pictures and emphasis from the ends of a line: `📍 Leeds`, `*WANTED*`. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/[\u00A0\u2007\u2009\u202F]/gu, ' ')
    .replace(marksBefore, '')
    .replace(marksAfter, '')
    .trim();
