/** Browsers bind passkeys to a host name, so a page under an IP address cannot have any. */
const ipAddress = /^(?:[\d.]+|\[.*\])$/;

/** Whether this browser can use passkeys on this page. */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  typeof window.PublicKeyCredential === 'function' &&
  !ipAddress.test(window.location.hostname);
