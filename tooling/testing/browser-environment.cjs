require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'Blob',
  'File',
  'FormData',
  'AbortController',
  'AbortSignal',
];

/**
 * jsdom with the browser APIs it lacks. The CommonJS conditions select builds of Chakra, Apollo, and the router that
 * share one copy of each context. MessageChannel is left out on purpose: React's scheduler would keep Jest open with it.
 */
class BrowserEnvironment extends TestEnvironment {
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // Node's fetch does not accept jsdom's own AbortSignal.
    for (const name of [
      'AbortController',
      'AbortSignal',
      'Blob',
      'File',
      'FormData',
      'Request',
      'Response',
      'Headers',
      'fetch',
    ]) {
      this.global[name] = globalThis[name];
    }
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    this.global.crypto.randomUUID ??= () => globalThis.crypto.randomUUID();
  }
}

module.exports = BrowserEnvironment;
