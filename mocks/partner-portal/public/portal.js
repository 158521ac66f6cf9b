/* global document, window, location, history */
/**
 * Mounts the remote that the page names in `#portal-config`. This is all that an integrator writes: a session, the
 * addresses, and what to do when something goes wrong.
 */
(() => {
  'use strict';

  const config = JSON.parse(document.getElementById('portal-config').textContent);
  const place = document.querySelector('[data-remote]');
  const status = document.querySelector('[data-status]');

  /** Informs the remote and the portal's other tabs that the customer has signed out. */
  const listeners = new Set();
  const tabs = new BroadcastChannel('northgate-session');
  const announce = (change) => listeners.forEach((listener) => listener(change));
  tabs.addEventListener('message', () => announce('signed-out'));
  document.querySelector('[data-sign-out]')?.addEventListener('submit', () => tabs.postMessage('signed-out'));

  const session = {
    subject: config.subject,
    /** The portal's own backend keeps the session. The page only ever has a token that lives a few minutes. */
    async getToken({ reason, signal }) {
      const response = await fetch(`/session/token?reason=${reason}`, { signal });
      if (response.status === 401) return null;
      if (!response.ok) throw new Error(`The session cannot be renewed at the moment (${response.status}).`);
      const { token, subject } = await response.json();
      if (subject === config.subject) {
        clearSignInRequest();
        return token;
      }
      // Another customer has signed in from another tab.
      announce('subject-changed');
      location.reload();
      return null;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  /** The paths outside the mounted remote for which the portal has a page. */
  function pageFor(path) {
    const pages = { events: '/history', resumes: '/documents', 'cover-letters': '/letters', jobs: '/applications' };
    if (path.startsWith('/profile')) return '/details';
    const page = pages[path.split('/')[1]];
    return page && `${page}#${path}`;
  }

  /** The remote's path is stored after the `#`, so that a reload, a bookmark, and the back button find it. */
  const places = new Set();
  const placeInAddress = () => (location.hash.startsWith('#/') ? location.hash.slice(1) : '/');
  const navigation = {
    get path() {
      return placeInAddress();
    },
    navigate(path, how) {
      if (how === 'push') history.pushState(null, '', `#${path}`);
      else history.replaceState(null, '', `#${path}`);
      markPlace();
    },
    href: (path) => `${location.pathname}#${path}`,
    subscribe(listener) {
      places.add(listener);
      return () => places.delete(listener);
    },
  };
  window.addEventListener('popstate', () => {
    // Other fragments belong to the portal: its skip link and the note below.
    if (location.hash !== '' && !location.hash.startsWith('#/')) return;
    places.forEach((listener) => listener(placeInAddress()));
    markPlace();
  });

  /** The portal's own tabs lead to paths of the remote. The current one is marked. */
  function markPlace() {
    const links = [...document.querySelectorAll('[data-places] a')];
    const here = location.hash.startsWith('#/') ? location.hash : (links[0]?.hash ?? '');
    for (const link of links) {
      if (here.startsWith(link.hash)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  /** A form may be open, so the customer signs in in another tab. The remote's next request finds the new session. */
  function askToSignIn() {
    const link = document.createElement('a');
    link.href = '/sign-in';
    link.target = '_blank';
    link.textContent = 'Sign in again in a new tab';
    status.replaceChildren('Your session has ended. ', link, ', then continue here. What you typed is still here.');
    status.dataset.status = 'sign-in';
  }

  function clearSignInRequest() {
    if (status.dataset.status !== 'sign-in') return;
    status.dataset.status = '';
    status.textContent = '';
  }

  function onIntent(intent) {
    if (intent.type === 'sign-in') {
      askToSignIn();
      return true;
    }
    const target = intent.type === 'open' ? pageFor(intent.path) : undefined;
    if (target === undefined) return false;
    location.assign(target);
    return true;
  }

  /** The portal's own error message, with the id that support asks for. */
  function showFailure(report) {
    const sentence = document.createElement('span');
    sentence.textContent = `This part of the page didn’t load (${report.id}). Your data is safe. `;
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Try again';
    again.addEventListener('click', show);
    status.replaceChildren(sentence, again);
  }

  function loadEmbedScript() {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = config.embedScript;
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => {
        script.remove();
        reject({ id: 'embed.js' });
      });
      document.head.append(script);
    });
  }

  /** The records in the fields of the portal's API: Tessera makes blocks from those that it does not have yet. */
  async function getHistory({ signal }) {
    const response = await fetch('/session/history', { signal });
    if (!response.ok) throw new Error(`The records cannot be read at the moment (${response.status}).`);
    return response.json();
  }

  async function show() {
    status.textContent = 'Loading your data …';
    try {
      if (window.Tessera === undefined) await loadEmbedScript();
      const mounted = window.Tessera.mount(config.remote, place, {
        session,
        endpoints: config.endpoints,
        locale: { language: config.language },
        appearance: { colorScheme: 'light', accentColor: '#1f5a4c' },
        navigation,
        getHistory,
        nonce: config.nonce,
        // The portal shows its own message.
        failureNotice: false,
        onIntent,
        onError: (report) => console.error(`Tessera (${report.id}): ${report.message}`, report.cause),
      });
      await mounted.ready;
      status.textContent = '';
    } catch (report) {
      showFailure(report);
    }
  }

  markPlace();
  void show();
})();
