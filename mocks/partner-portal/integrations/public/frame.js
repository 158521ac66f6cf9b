/* global document, Tessera, portal */
// The frame has no session of the portal's, so this page fetches the customer's records.
Tessera.mount('events', document.getElementById('place'), {
  ...portal.options,
  isolation: 'iframe',
  getHistory: portal.getHistory,
});
