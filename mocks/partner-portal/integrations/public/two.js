/* global document, Tessera, portal */
Tessera.mount('events', document.getElementById('narrow'), portal.options);
Tessera.mount('job-tracker', document.getElementById('wide'), portal.options);
