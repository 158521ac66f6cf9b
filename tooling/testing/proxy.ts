/** Runs nginx or HAProxy with the example of `deploy/proxies`, on free ports of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import type { PrivateAuthority } from './private-authority.ts';
import { until } from './until.ts';

export type ProxyName = 'nginx' | 'haproxy';

export const proxyNames: readonly ProxyName[] = ['nginx', 'haproxy'];

/** The ports of the processes behind the proxy, which the examples call one and two. */
export interface Upstreams {
  readonly site: readonly [one: number, two: number];
  readonly remotes: readonly [one: number, two: number];
}

export interface RunningProxy {
  readonly siteOrigin: string;
  readonly remotesOrigin: string;
  /** The origin that redirects to https. */
  readonly plainOrigin: string;
  /** Opens a request to the site from an address of this machine, by default 127.0.0.1. The caller ends it. */
  open(options: Omit<RequestOptions, 'headers'> & { readonly headers?: OutgoingHttpHeaders }): {
    readonly sent: ReturnType<typeof request>;
    readonly answer: Promise<IncomingMessage>;
  };
  stop(): Promise<void>;
}

/** The address that the examples count to the internal network in tests. */
export const internalAddress = '127.0.0.2';

/** What nginx keeps in temporary files. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

const examples = path.resolve(import.meta.dirname, '../../deploy/proxies');

interface Rendering {
  readonly ports: { readonly web: number; readonly tls: number };
  readonly upstreams: Upstreams;
  readonly folder: string;
}

/** Returns the example with the addresses and names of this machine. Everything else is as operators read it. */
function render(name: ProxyName, { ports, upstreams, folder }: Rendering): string {
  const example = readFileSync(path.join(examples, name === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'), 'utf8');
  const [[siteOne, siteTwo], [remotesOne, remotesTwo]] = [upstreams.site, upstreams.remotes];
  const values: readonly (readonly [RegExp, string])[] = [
    [/127\.0\.0\.1:3000\b/g, `127.0.0.1:${siteOne}`],
    [/127\.0\.0\.1:3010\b/g, `127.0.0.1:${siteTwo}`],
    [/127\.0\.0\.1:3001\b/g, `127.0.0.1:${remotesOne}`],
    [/127\.0\.0\.1:3011\b/g, `127.0.0.1:${remotesTwo}`],
    [/remotes\.tessera\.example/g, '127.0.0.1'],
    [/tessera\.example/g, 'localhost'],
    [/10\.0\.0\.0\/8/g, `${internalAddress}/32`],
    [/\/etc\/tessera|\/var\/log\/nginx/g, folder],
    [/\blisten 80\b/g, `listen 127.0.0.1:${ports.web}`],
    [/\blisten 443\b/g, `listen 127.0.0.1:${ports.tls}`],
    [/\bbind :80\b/g, `bind 127.0.0.1:${ports.web}`],
    [/\bbind :443\b/g, `bind 127.0.0.1:${ports.tls}`],
    // Debian's folders for unfinished bodies belong to root.
    [/^http \{$/m, ['http {', ...temporary.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)].join('\n')],
  ];
  return values.reduce((text, [pattern, value]) => text.replace(pattern, () => value), example);
}

const isRoot = process.getuid?.() === 0;

/** Returns the command that runs the program in the foreground. */
const commandOf = (name: ProxyName, folder: string, file: string): readonly [string, ...string[]] =>
  name === 'nginx'
    ? ['nginx', '-e', 'stderr', '-c', file, '-g', `daemon off; pid ${folder}/pid;${isRoot ? ' user root;' : ''}`]
    : ['haproxy', '-db', '-f', file];

/** Starts the program. Rejects with its output when it does not accept the configuration. */
export async function startProxy(
  name: ProxyName,
  upstreams: Upstreams,
  authority: PrivateAuthority,
  tlsPort?: number,
): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), `tessera-${name}-`));
  const [web, tls] = await Promise.all([freePort(), tlsPort ?? freePort()]);
  writeFileSync(path.join(folder, 'tls.pem'), authority.cert);
  writeFileSync(path.join(folder, 'tls.key'), authority.key);
  writeFileSync(path.join(folder, 'tls-with-key.pem'), authority.cert + authority.key);
  const file = path.join(folder, 'configuration');
  writeFileSync(file, render(name, { ports: { web, tls }, upstreams, folder }));
  const [program, ...args] = commandOf(name, folder, file);
  // Debian installs both programs where only root looks for them.
  const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH },
  });
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const ca = readFileSync(authority.caFile);

  const open: RunningProxy['open'] = (options) => {
    const sent = request({
      host: '127.0.0.1',
      servername: 'localhost',
      port: tls,
      ca,
      agent: false,
      ...options,
      headers: { host: `localhost:${tls}`, ...options.headers },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      sent.once('response', resolve).once('error', reject),
    );
    return { sent, answer };
  };
  const stop = async (): Promise<void> => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = async (): Promise<boolean> => {
    if (failure) throw failure;
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${said.join('')}`);
    const { sent, answer } = open({ path: '/health/live' });
    sent.end();
    return answer.then(
      (response) => {
        response.resume();
        return response.statusCode === 200;
      },
      () => false,
    );
  };
  try {
    await until(answers);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteOrigin: `https://localhost:${tls}`,
    remotesOrigin: `https://127.0.0.1:${tls}`,
    plainOrigin: `http://127.0.0.1:${web}`,
    open,
    stop,
  };
}
