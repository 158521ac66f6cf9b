/* global document, window, Tessera, portal */
/** Follows a change of the signed-in user without a page load: the next user sees nothing of the last one. */
const place = document.getElementById('place');
let mounted;

function show(subject) {
  mounted = {
    subject,
    handle: Tessera.mount('events', place, { ...portal.options, session: portal.sessionOf(subject) }),
  };
}

/** Checks the session whenever the person returns to this tab. */
async function follow() {
  const current = await portal.currentToken('first-use').catch(() => undefined);
  if (current === undefined || current?.subject === mounted.subject) return;
  void mounted.handle.unmount();
  if (current === null) place.textContent = 'No one is signed in.';
  else show(current.subject);
}

show(portal.config.subject);
window.addEventListener('focus', () => void follow());
