/** Checks that alert rules use metrics and labels that exist, and that each alert leads to a section of the guide. */
import { parse } from 'yaml';
import { errorCodes } from '../../shared/contracts/errors.ts';
import { activities, isWatched, unusualFrom } from '../../services/domain/activities/activities.ts';
import { signInDecisions } from '../../services/domain/identity-accounts/sign-in-decisions.ts';
import { createMetrics } from '../../services/platform/telemetry/metrics.ts';
import { tasks } from '../../services/process/tasks.ts';
import { guideRows, inCode, projectFile } from './guide-text.ts';
import {
  type MetricLabels,
  metricsIn,
  readAlertRules,
  readDashboardQueries,
  readMetricLabels,
  unknownIn,
} from './prometheus-files.ts';

const rules = readAlertRules();
const queries = readDashboardQueries();

let metrics: MetricLabels;

beforeAll(async () => {
  const all = createMetrics({
    activities,
    watchedActivities: activities.filter(isWatched),
    signInDecisions,
    feeds: ['greenhouse:acme'],
    tasks,
  });
  all.addReadings({
    isReady: () => Promise.resolve(true),
    connections: () => ({ open: 0, waiting: 0 }),
    typesettingSessions: () => 0,
    waitingMail: () => Promise.resolve({ count: 0, oldestSeconds: 0 }),
    feeds: () => Promise.resolve([{ feed: 'greenhouse:acme', lastSuccess: 1, failures: 0 }]),
  });
  for (const route of ['/health/ready', '/healthz', '/graphql', '/typeset/pages', '/typeset/pdf']) {
    all.begin();
    all.observeAnswer({ method: 'GET', route, status: 200, seconds: 0 });
  }
  for (const code of ['OK', ...errorCodes]) all.observeOperation({ operation: 'other', code, seconds: 0 });
  all.statement(1, 'other');
  metrics = readMetricLabels((await all.read()).text);
});

test('there are rules, each with a name of its own', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test.each([
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...queries.map(({ title, expr }) => [title, expr] as const),
])('%s uses metrics, labels, and values that exist', (_name, expr) => {
  expect(metricsIn(expr)).not.toEqual([]);
  expect(unknownIn(expr, metrics)).toEqual([]);
});

test('finds what does not exist', () => {
  const unknown = (expr: string) => unknownIn(expr, metrics);
  expect(unknown('sum(tessera_missing_total)')).toEqual(['tessera_missing_total']);
  expect(unknown('sum by (moon) (tessera_ready)')).toEqual(['moon']);
  expect(unknown('tessera_sign_ins_total{how="owl", who="ada"}')).toEqual([
    'tessera_sign_ins_total{how="owl"}',
    'tessera_sign_ins_total{who}',
  ]);
});

test('the dashboard shows every kind of metric that the alerts are about', () => {
  const shown = new Set(queries.flatMap(({ expr }) => metricsIn(expr)));
  expect(rules.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !shown.has(name))).toEqual([]);
});

/** The anchor that a Markdown viewer gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test.each(rules.map((rule) => [rule.alert, rule] as const))('%s says what to do', (_name, { labels, annotations }) => {
  const { summary, description, runbook } = annotations;
  expect(summary).toMatch(/^[A-Z]/);
  expect(description).toMatch(/\.$/);
  expect(['page', 'ticket']).toContain(labels.severity);
  const [page = '', anchor = ''] = (runbook ?? '').split('#');
  const headings = [...projectFile(page).matchAll(/^## (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
  expect(headings).toContain(anchor);
});

test('has an alert for each section of the page about unusual behavior', () => {
  const used = new Set(rules.map(({ annotations }) => annotations.runbook?.split('#')[1]));
  const headings = [...projectFile('docs/operating/unusual-behavior.md').matchAll(/^## (.*)$/gm)]
    .map(([, heading = '']) => heading)
    .filter((heading) => heading !== 'What is counted');
  expect(headings.filter((heading) => !used.has(anchorOf(heading)))).toEqual([]);
});

test('the runbook names every alert that leads to one of its sections', () => {
  const sections = new Map(
    projectFile('docs/operating/runbook.md')
      .split(/^## /m)
      .slice(1)
      .map((section) => [anchorOf(section.slice(0, section.indexOf('\n'))), section]),
  );
  const unnamed = rules.filter(({ alert, annotations }) => {
    const [page, anchor = ''] = (annotations.runbook ?? '').split('#');
    return page === 'docs/operating/runbook.md' && sections.get(anchor)?.includes(`\`${alert}\``) !== true;
  });
  expect(unnamed.map(({ alert }) => alert)).toEqual([]);
});

test('each alert has a test of when it fires', () => {
  const { tests } = parse(projectFile('deploy/prometheus-alerts.test.yaml')) as {
    readonly tests: readonly {
      readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: readonly unknown[] }[];
    }[];
  };
  const firing = new Set(
    tests.flatMap(({ alert_rule_test: all }) =>
      all.filter(({ exp_alerts: alerts }) => alerts.length > 0).map(({ alertname }) => alertname),
    ),
  );
  expect(rules.map(({ alert }) => alert).filter((alert) => !firing.has(alert))).toEqual([]);
});

test('names the numbers from which an account is unusually active', () => {
  const rows = guideRows('What is counted').map(([activity = '', count]) => [inCode(activity)[0], Number(count)]);
  expect(Object.fromEntries(rows)).toEqual(unusualFrom);
});
