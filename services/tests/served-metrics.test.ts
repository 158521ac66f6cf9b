/** The alert rules and the dashboard use metrics that the running product serves. */
import { freePort } from '../../tooling/testing/free-port.ts';
import { until } from '../../tooling/testing/until.ts';
import { startWholeServer, type WholeServer } from '../../tooling/testing/whole-server.ts';
import {
  fromPrometheus,
  metricsIn,
  readAlertRules,
  readDashboardQueries,
} from '../../tooling/operating-guide/prometheus-files.ts';

let server: WholeServer;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startWholeServer({
    METRICS_PORT: String(metricsPort),
    TESSERA_LOG: 'silent',
    // It is not on the public internet, so reading it fails.
    POSTING_FEEDS: JSON.stringify([
      { kind: 'greenhouse', board: 'acme', company: 'Acme', origin: 'http://127.0.0.1:1' },
    ]),
  });
}, 60_000);
afterAll(() => server.stop());

const readMetrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('serves every metric of the alert rules and of the dashboard', async () => {
  await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'me', query: 'query me { me { id } }' }),
  });
  const failures = 'tessera_feed_failures{feed="greenhouse:acme"} 1\n';
  await until(async () => (await readMetrics()).includes(failures));
  const { $client } = server.database.db;
  await $client.query(
    `update posting_feeds set last_read_at = to_timestamp(1700000000) where source = 'greenhouse:acme'`,
  );
  const text = await readMetrics();
  expect(text).toContain('tessera_feed_last_success_timestamp_seconds{feed="greenhouse:acme"} 1700000000\n');
  expect(text).toContain('tessera_feed_readings_total{feed="greenhouse:acme",state="failed"} 1\n');
  const served = new Set([...fromPrometheus.metrics, ...[...text.matchAll(/^\w+/gm)].map(([name]) => name)]);
  const used = [...readAlertRules(), ...readDashboardQueries()].flatMap(({ expr }) => metricsIn(expr));
  expect(used.length).toBeGreaterThan(60);
  expect(used.filter((name) => !served.has(name))).toEqual([]);
});
