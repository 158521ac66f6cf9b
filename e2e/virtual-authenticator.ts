import type { CDPSession, Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Determines whether the person agrees when a passkey is asked for. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Returns the number of passkeys that it holds. */
  count(): Promise<number>;
}

/** Gives a page Chromium's own authenticator with a fingerprint reader, which stores passkeys. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: async (isPresent) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isPresent });
    },
    count: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
