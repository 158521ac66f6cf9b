/* global document, window, Tessera, portal */
/** Follows whoever is signed in at the portal, without a new page: the next user begins with nothing of the last. */
const place = document.getElementById('place');
let mounted;

function show(subject) {
  mounted = {
    subject,
    handle: Tessera.mount('events', place, { ...portal.options, session: portal.sessionOf(subject) }),
  };
}

/** Asked whenever the person comes back to this tab. */
async function follow() {
  const current = await portal.currentToken('first-use').catch(() => undefined);
  if (current === undefined || current?.subject === mounted.subject) return;
  void mounted.handle.unmount();
  if (current === null) place.textContent = 'Nobody is signed in.';
  else show(current.subject);
}

show(portal.config.subject);
window.addEventListener('focus', () => void follow());
