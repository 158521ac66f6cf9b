import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createFileMailer, listMailbox } from './file-mailer.ts';
import { until } from '../../../tooling/testing/until.ts';
import { message, startOutboxScene, type OutboxScene } from './__tests__/outbox-scene.ts';
import type { SendFailure } from './outbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const from = 'Tessera <no-reply@tessera.example>';

let scene: OutboxScene;
let folder: string;
const mailbox = (): string => path.join(folder, 'mailbox');
const read = (name: string): Promise<Email> => PostalMime.parse(readFileSync(path.join(mailbox(), name)));

beforeAll(async () => {
  scene = await startOutboxScene();
});
afterAll(() => scene.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the file mailbox', () => {
  test('stores a message as a file that only its owner can read', async () => {
    await createFileMailer({ folder: mailbox(), from }).send(message());
    const [name = ''] = await listMailbox(mailbox());
    expect(await read(name)).toMatchObject({
      from: { name: 'Tessera', address: 'no-reply@tessera.example' },
      to: [{ address: 'ada@example.org' }],
      subject: 'Choose a new password',
      text: expect.stringMatching(/^Résumés & letters\s*$/) as string,
      html: expect.stringContaining('<p>Résumés &amp; letters</p>') as string,
    });
    expect(statSync(path.join(mailbox(), name)).mode & 0o077).toBe(0);
    expect(statSync(mailbox()).mode & 0o077).toBe(0);
  });

  test('lists the newest message first, keeps the maximum, and leaves no drafts', async () => {
    const mailer = createFileMailer({ folder: mailbox(), from, keep: 3 });
    for (let number = 1; number <= 5; number += 1) {
      await mailer.send(message({ subject: `Number ${number}` }));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const mails = await Promise.all((await listMailbox(mailbox())).map(read));
    expect(mails.map(({ subject }) => subject)).toEqual(['Number 5', 'Number 4', 'Number 3']);
    expect(readdirSync(mailbox())).toHaveLength(3);
  });

  test('is empty before the first message', async () => {
    expect(await listMailbox(mailbox())).toEqual([]);
  });
});

describe('a typed address', () => {
  test.each([
    ['a line break', 'ada@example.org\r\nBcc: eve@example.org'],
    ['a bare line feed', 'ada@example.org\nSubject: other'],
    ['a comma', 'ada,eve@example.org'],
    ['angle brackets', '<eve@example.org>ada'],
    ['a group', 'friends:eve@example.org;'],
  ])('with %s adds neither a header nor a recipient', async (_what, to) => {
    await createFileMailer({ folder: mailbox(), from }).send(message({ to, subject: `Hello\r\nBcc: eve@example.org` }));
    const [name = ''] = await listMailbox(mailbox());
    const mail = await read(name);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to?.length ?? 0).toBeLessThanOrEqual(1);
    expect(mail.subject).toBe('Hello Bcc: eve@example.org');
    expect(mail.headers.filter(({ key }) => key === 'bcc' || key === 'subject')).toHaveLength(1);
  });
});

interface Post {
  readonly port: number;
  readonly received: {
    readonly to: readonly string[];
    readonly content: string;
    readonly secure: boolean;
    /** How the client introduced itself. */
    readonly helo: string;
  }[];
  stop(): Promise<void>;
}

/** Starts a real SMTP server on a free port. `refuse` returns the error with which a recipient is refused, or null. */
async function startPostOffice(refuse: () => (Error & { responseCode?: number }) | null = () => null): Promise<Post> {
  const received: Post['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    // The default certificate suffices for this test.
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'tessera' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('Who are you?')),
    onRcptTo: (_address, _session, done) => done(refuse()),
    onData(stream, { envelope, secure, hostNameAppearsAs: helo }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: Buffer.concat(parts).toString(), secure, helo });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const permanent = (): Error & { responseCode: number } =>
  Object.assign(new Error('ada@example.org does not live here'), { responseCode: 550 });

describe('an SMTP server', () => {
  const helo = 'tessera.example';
  // No authority has signed the server's own certificate.
  const url = (port: number): string =>
    `smtp://tessera:${encodeURIComponent('p@ss')}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`;

  test('receives the message after the credentials of the URL', async () => {
    const post = await startPostOffice();
    await createSmtpMailer({ url: url(post.port), from, helo }).send(message({ about: 'gift 7' }));
    await post.stop();
    expect(post.received).toHaveLength(1);
    expect(post.received[0]!.content).not.toContain('gift 7');
    expect(post.received[0]).toMatchObject({ to: ['ada@example.org'], secure: true, helo });
    expect(await PostalMime.parse(post.received[0]!.content)).toMatchObject({ subject: 'Choose a new password' });
  });

  test('rejects when the server refuses the credentials or is not running', async () => {
    const post = await startPostOffice();
    const wrong = url(post.port).replace('p%40ss', 'guess');
    await expect(createSmtpMailer({ url: wrong, from, helo }).send(message())).rejects.toMatchObject({ code: 'EAUTH' });
    await post.stop();
    await expect(createSmtpMailer({ url: url(post.port), from, helo }).send(message())).rejects.toThrow('ECONNREFUSED');
  });

  test('delivers a message at a later attempt, without recipients in the log', async () => {
    const post = await startPostOffice();
    let refusals = 2;
    const busy = await startPostOffice(() =>
      (refusals -= 1) >= 0 ? Object.assign(new Error('ada@example.org: later'), { responseCode: 451 }) : null,
    );
    await post.stop();
    const failures: SendFailure[] = [];
    const mailer = createSmtpMailer({ url: url(busy.port), from, helo });
    const outbox = scene.start({ mailer, onFailure: (failure) => failures.push(failure), delays: [20, 40] });
    await outbox.post(message());
    await until(() => busy.received.length > 0);
    await outbox.close();
    await busy.stop();
    expect(failures).toEqual([
      { attempt: 1, isLast: false, code: 'EENVELOPE', status: 451 },
      { attempt: 2, isLast: false, code: 'EENVELOPE', status: 451 },
    ]);
    expect(JSON.stringify(failures)).not.toContain('ada');
  });

  test('does not send a message again after a permanent refusal', async () => {
    const post = await startPostOffice(permanent);
    const failures: SendFailure[] = [];
    const outcomes: string[] = [];
    const mailer = createSmtpMailer({ url: url(post.port), from, helo });
    const outbox = scene.start({
      mailer,
      onFailure: (failure) => failures.push(failure),
      onOutcome: (about, outcome) => Promise.resolve(void outcomes.push(`${about}: ${outcome}`)),
      delays: [1, 1],
    });
    await outbox.post(message({ about: 'gift 7' }));
    await until(() => outcomes.length > 0);
    await outbox.close();
    await post.stop();
    expect(outcomes).toEqual(['gift 7: refused']);
    expect(await scene.waiting()).toEqual([]);
    expect(failures).toEqual([{ attempt: 1, isLast: true, code: 'EENVELOPE', status: 550 }]);
  });

  test("refuses another machine's server that offers no TLS", async () => {
    const commands: string[] = [];
    const sockets: Socket[] = [];
    const plain = createServer((socket) => {
      sockets.push(socket);
      socket.write('220 mail\r\n');
      socket.on('data', (data) => {
        commands.push(data.toString());
        socket.write(data.toString().startsWith('EHLO') ? '250 mail\r\n' : '502 what?\r\n');
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => void plain.listen(0, '0.0.0.0', resolve));
    const { port } = plain.address() as AddressInfo;
    // An address of this machine that the mailer does not recognize as local.
    const mailer = createSmtpMailer({ url: `smtp://tessera:secret@0.0.0.0:${port}`, from, helo });
    await expect(mailer.send(message())).rejects.toMatchObject({ code: 'ETLS' });
    sockets.forEach((socket) => socket.destroy());
    plain.close();
    expect(commands.join('')).not.toMatch(/AUTH|MAIL FROM/);
  });
});
