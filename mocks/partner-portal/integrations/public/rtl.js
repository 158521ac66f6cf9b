/* global document, Tessera, portal */
Tessera.mount('events', document.getElementById('place'), { ...portal.options, locale: { language: 'he' } });
