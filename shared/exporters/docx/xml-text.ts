/** What no XML may hold, not even escaped. */
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML can hold it. */
export const xmlText = (text: string): string => text.toWellFormed().replace(notInXml, '');
