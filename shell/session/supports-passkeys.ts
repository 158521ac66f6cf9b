/** Whether this browser can use passkeys. */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
