/** Returns the gift code of a link in an email, `#code=7K3M-…`; empty if there is none. */
export const codeIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('code') ?? '';
