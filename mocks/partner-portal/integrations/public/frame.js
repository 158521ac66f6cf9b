/* global document, Tessera, portal */
Tessera.mount('events', document.getElementById('place'), { ...portal.options, isolation: 'iframe' });
