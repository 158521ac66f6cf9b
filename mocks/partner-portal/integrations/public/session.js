/* global document, window */
/** What every integration needs, whatever its framework: who is signed in, and where Tessera is. */
(() => {
  'use strict';
  const config = JSON.parse(document.getElementById('config').textContent);

  /** The portal's own backend keeps the session. The page only ever has a token that lives a few minutes. */
  async function currentToken(reason, signal) {
    const response = await fetch(`/session/token?reason=${reason}`, { signal });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`The session cannot be renewed at the moment (${response.status}).`);
    return response.json();
  }

  const sessionOf = (subject) => ({
    subject,
    getToken: async ({ reason, signal }) => (await currentToken(reason, signal))?.token ?? null,
  });

  /** The records in the fields of the portal's API, for the integrations that hand them over. */
  async function getHistory({ signal }) {
    const response = await fetch('/session/history', { signal });
    if (!response.ok) throw new Error(`The records cannot be read at the moment (${response.status}).`);
    return response.json();
  }

  window.portal = {
    config,
    currentToken,
    sessionOf,
    getHistory,
    /** The options that all mounts of these pages share. */
    options: {
      session: sessionOf(config.subject),
      endpoints: config.endpoints,
      locale: { language: 'en-US' },
      nonce: config.nonce,
      onError: (report) => window.console.error(`Tessera (${report.id}): ${report.message}`),
    },
  };
})();
