/**
 * `frame.js`: the script of the page that the site serves for frames (services/api/site/embed-frame.ts). It uses
 * `embed.js` as a partner's page does: the session comes from the page around the frame.
 */
import { createFramedMount, type FrameConfig } from './framed-mount.ts';
import { answerToGreeting, greeting } from './messages.ts';

const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as FrameConfig;
const place = document.getElementById('place');
const { parent, Tessera } = window;
const siblingOf = (path: string): string => new URL(`../${path}`, location.href).href;

if (place !== null && Tessera !== undefined && parent !== window) {
  let port: MessagePort | undefined;
  const hear = createFramedMount({
    tessera: Tessera as unknown as Parameters<typeof createFramedMount>[0]['tessera'],
    place,
    config,
    endpoints: { graphql: siblingOf('graphql'), typeset: siblingOf('typeset') },
    send: (message) => port?.postMessage(message),
  });
  window.addEventListener('message', ({ source, origin, data, ports }) => {
    // The first answer comes from the page. No later message gets a second channel.
    if (source !== parent || origin !== config.page || data !== answerToGreeting || port !== undefined) return;
    port = ports[0];
    if (port !== undefined) port.onmessage = (event) => hear(event.data);
  });
  parent.postMessage(greeting, config.page);
}
