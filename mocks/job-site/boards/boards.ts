/** Mocks of the Greenhouse, Lever, and Ashby boards, with good answers and with faulty ones. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const baker = {
  title: 'Head Baker',
  place: 'Zürich, Switzerland',
  html: '<div><h2>Your work</h2><p>We bake at <b>night</b> &amp; sell by day.</p><ul><li>400 loaves</li></ul></div>',
};
const encodeEntities = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Everything that must not appear in a posting. */
export const maliciousMarkup = `<p onclick="alert(1)">Read <a href="javascript:alert(1)">this</a>, <a href="https://example.com/x" onmouseover="x()">that</a>
<script>alert('script')</script><style>p { display: none }</style><img src=x onerror=alert(1)><iframe src="//evil.example"></iframe>
<svg><a xlink:href="javascript:alert(1)">svg</a></svg><a href="mailto:jobs@example.com">mail</a></p>`;

const greenhouseJob = (id: number, title: string, content: string, overrides: object = {}): object => ({
  ...{ id, title, content, absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}` },
  ...{ updated_at: '2026-11-10T10:00:00-05:00', first_published: '2026-11-02T10:00:00-05:00' },
  ...{ location: { name: baker.place }, ...overrides },
});

const lever = (id: string, title: string): object => ({
  ...{ id, text: title, hostedUrl: `https://jobs.lever.co/acme/${id}`, createdAt: Date.parse('2026-11-03T00:00:00Z') },
  categories: { commitment: 'Part-time', location: 'Berlin, Germany', allLocations: ['Berlin, Germany', 'Hamburg'] },
  ...{ workplaceType: 'hybrid', description: '<div>We roast coffee.</div>', additional: '<div>Write to us.</div>' },
  lists: [{ text: 'You bring', content: '<li>A good nose</li>' }],
  salaryRange: { min: 40_000, max: 52_000, currency: 'EUR', interval: 'per-year-salary' },
});

const ashby = (id: string, title: string, overrides: object = {}): object => ({
  ...{
    id,
    title,
    location: 'Austin, TX',
    secondaryLocations: [{ location: 'Remote' }],
    isRemote: true,
    isListed: true,
  },
  ...{ employmentType: 'FullTime', publishedAt: '2026-11-05T12:00:00Z', jobUrl: `https://jobs.ashbyhq.com/acme/${id}` },
  descriptionHtml: '<p>Typesetting for people.</p>',
  compensation: {
    summaryComponents: [
      { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'USD', minValue: 90_000, maxValue: 120_000 },
    ],
  },
  ...overrides,
});

/** The content of each board by name. Tests change it between two ingests. */
export const boards: Record<string, unknown> = {
  acme: {
    jobs: [
      greenhouseJob(1, baker.title, encodeEntities(baker.html)),
      greenhouseJob(2, 'Twice encoded', encodeEntities(encodeEntities(baker.html))),
      greenhouseJob(3, 'Nasty', encodeEntities(maliciousMarkup)),
    ],
  },
  bad: {
    jobs: [
      greenhouseJob(1, '', encodeEntities(baker.html)),
      { title: 'Without id', content: baker.html },
      greenhouseJob(3, 'Huge', encodeEntities(`<p>${'x'.repeat(1024 * 1024)}</p>`)),
      'no object',
      greenhouseJob(5, 'Good', encodeEntities('<p>The one that can be taken.</p>')),
    ],
  },
  // The same job as Greenhouse's, on another board of the company.
  lever: [
    ...Array.from({ length: 100 }, (_, index) => lever(`id-${index}`, `Roaster ${index}`)),
    lever('id-100', 'Last Roaster'),
  ],
  ashby: { jobs: [ashby('a1', 'Typesetter'), ashby('a2', 'Secret', { isListed: false })] },
  same: {
    jobs: [
      ashby('s1', baker.title, {
        location: baker.place,
        secondaryLocations: [],
        isRemote: false,
        descriptionHtml: baker.html,
      }),
    ],
  },
};

const state = { refusals: 0 };

const send = (response: ServerResponse, body: string, headers: Record<string, string> = {}): void => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
};

/** Answers for a board. Returns false if the address belongs to no board. */
export function answerForBoard(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
  const [, name = ''] =
    /^\/v1\/boards\/([\w-]+)\/jobs$/.exec(url.pathname) ??
    /^\/v0\/postings\/([\w-]+)$/.exec(url.pathname) ??
    /^\/posting-api\/job-board\/([\w-]+)$/.exec(url.pathname) ??
    [];
  if (name === '') return false;
  const board = boards[name];
  if (name === 'truncated') send(response, JSON.stringify(boards['acme']).slice(0, 400));
  else if (name === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Sign in</title>');
  else if (name === 'object') send(response, '{"jobs":"none"}');
  else if (name === 'broken') response.writeHead(500).end();
  else if (name === 'busy' && (state.refusals += 1) < 2) response.writeHead(429, { 'retry-after': '0' }).end();
  else if (name === 'closed-for-hours') response.writeHead(429, { 'retry-after': '7200' }).end();
  else if (name === 'looping') send(response, JSON.stringify((boards['lever'] as unknown[]).slice(0, 100)));
  else if (name === 'busy') send(response, JSON.stringify(boards['acme']));
  else if (board === undefined) response.writeHead(404).end();
  else if (Array.isArray(board)) {
    const skip = Number(url.searchParams.get('skip') ?? 0);
    send(response, JSON.stringify(board.slice(skip, skip + 100)));
  } else {
    const body = JSON.stringify(board);
    const etag = `"${body.length}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else send(response, body, { etag });
  }
  return true;
}
