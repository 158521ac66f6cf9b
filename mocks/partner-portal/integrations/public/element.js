/* global document, Tessera, portal */
Tessera.defineElement(portal.options);
const module = document.createElement('tessera-module');
module.setAttribute('name', 'events');
module.setAttribute('accent-color', '#8a2be2');
document.querySelector('main').append(module);
