/** The beginning of a headshot in a frozen copy: a JPEG as a `data:` URL, which pages can show directly. */

const start = 'data:image/jpeg;base64,';

/** Encodes a JPEG as a `data:` URL. */
export const pictureAddress = (jpeg: Uint8Array): string => start + Buffer.from(jpeg).toString('base64');

/** Decodes the picture of a frozen copy; undefined if there is none. */
export const pictureBytes = (address: string | undefined): Uint8Array | undefined =>
  address?.startsWith(start) === true ? Buffer.from(address.slice(start.length), 'base64') : undefined;
