import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFileMailer, listMailbox } from '../../services/platform/mail/file-mailer.ts';
import { buildMailbox } from './mailbox.ts';
import { readSettings } from './settings.ts';

const link = 'http://localhost:3000/reset-password#token=abc';
let folder: string;
let app: FastifyInstance;
let name: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-mailbox-'));
  await createFileMailer({ folder, from: 'Tessera <no-reply@localhost>' }).send({
    to: 'ada@example.org',
    subject: 'Hello <b>Ada</b>',
    text: `<script>alert(1)</script>\n\n${link}\n`,
    html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script><p>Hi</p></body></html>',
  });
  [name = ''] = await listMailbox(folder);
  app = await buildMailbox({ folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, host = 'localhost:3003') => app.inject({ url, headers: { host } });

test('lists the messages without running anything in them', async () => {
  const { statusCode, body, headers } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain(`<a href="/messages/${name}"><b>Hello &lt;b&gt;Ada&lt;/b&gt;</b></a>`);
  expect(body).toContain('ada@example.org');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('shows a message as text, with its links, and its HTML in a separate frame', async () => {
  const { body } = await get(`/messages/${name}`);
  expect(body).toContain(`<a href="${link}" rel="noreferrer">${link}</a>`);
  expect(body).toContain('&lt;script&gt;alert(1)');
  expect(body).not.toContain('<script>');
  expect(body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
});

test('runs no script in the frame, gives the message no origin, and opens links in a new tab', async () => {
  const { body, headers } = await get(`/messages/${name}/html`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/sandbox allow-popups/);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  expect(body).toContain('<head><base target="_blank">');
});

test.each([
  '/messages/..%2F..%2Fpackage.json',
  '/messages/secret.eml',
  '/messages/2026-01-01T00-00-00-000Z-00000000.eml',
  '/x',
])('finds nothing at %s', async (url) => {
  writeFileSync(path.join(folder, 'secret.eml'), 'Subject: secret\n\nsecret');
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
});

test('answers only to this machine’s own names', async () => {
  expect((await get('/', '127.0.0.1:3003')).statusCode).toBe(200);
  expect((await get('/', 'rebound.example:3003')).statusCode).toBe(421);
});

test('says when there is no message yet', async () => {
  const empty = await buildMailbox({ folder: path.join(folder, 'nothing') });
  expect((await empty.inject({ url: '/', headers: { host: 'localhost' } })).body).toContain('No messages yet');
  await empty.close();
});

test('reads its settings and refuses an invalid port', () => {
  expect(readSettings({ MAILBOX_PORT: '4003', TESSERA_DATA: '/data' })).toEqual({
    port: 4003,
    folder: '/data/mailbox',
  });
  expect(readSettings({}).port).toBe(3003);
  expect(() => readSettings({ MAILBOX_PORT: 'mail' })).toThrow('MAILBOX_PORT');
});
