import { Agent as HttpAgent, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';
import { createConnector } from './connect.ts';

/** Creates an agent for libraries that use `node:http`, whose connections go through the proxy in use. */
export function createAgent(protocol: string): HttpAgent | HttpsAgent {
  const connect = createConnector();
  const agent = protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  agent.createConnection = (
    { host, port }: ClientRequestArgs,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): undefined => {
    const hostname = host ?? 'localhost';
    connect({ hostname, host: hostname, protocol, port: String(port ?? '') }, (...[error, socket]) => {
      // Node reads the stream only without an error.
      callback?.(error, socket as Duplex);
    });
  };
  return agent;
}
