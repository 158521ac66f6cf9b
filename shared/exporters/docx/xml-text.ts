/** Characters that XML does not allow, not even escaped. */
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes from a text what XML does not allow. */
export const xmlText = (text: string): string => text.toWellFormed().replace(notInXml, '');
