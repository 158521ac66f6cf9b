/** A headshot as a frozen copy keeps it: a JPEG in a `data:` address, which pages can show as it is. */

const start = 'data:image/jpeg;base64,';

export const pictureAddress = (jpeg: Uint8Array): string => start + Buffer.from(jpeg).toString('base64');

/** The bytes of a kept picture; undefined where none was kept. */
export const pictureBytes = (address: string | undefined): Uint8Array | undefined =>
  address?.startsWith(start) === true ? Buffer.from(address.slice(start.length), 'base64') : undefined;
