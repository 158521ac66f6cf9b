/** Checks that alert rules use metrics and labels that exist, and that each alert leads to a section of the guide. */
import { parse } from 'yaml';
import { activities, isWatched, unusualFrom } from '../../services/domain/activities/activities.ts';
import { createMetrics } from '../../services/platform/telemetry/metrics.ts';
import { guideRows, inCode, projectFile } from './guide-text.ts';

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary?: string; readonly description?: string; readonly runbook?: string };
}

const { groups } = parse(projectFile('deploy/prometheus-alerts.yaml')) as {
  readonly groups: readonly { readonly rules: readonly AlertRule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** The labels with their values, by metric. Prometheus itself adds `up`, `job`, and `instance`. */
const values = new Map<string, Map<string, Set<string>>>([['up', new Map()]]);
const fromPrometheus = ['job', 'instance'];

beforeAll(async () => {
  const metrics = createMetrics({
    readings: {
      connections: () => ({ open: 0, waiting: 0 }),
      typesettingSessions: () => 0,
      waitingMail: () => Promise.resolve({ count: 0, oldestSeconds: 0 }),
    },
    activities,
    watchedActivities: activities.filter(isWatched),
  });
  metrics.begin();
  metrics.observeAnswer({ method: 'GET', route: '/health/ready', status: 503, seconds: 0 });
  metrics.observeAnswer({ method: 'POST', route: '/graphql', status: 200, seconds: 0 });
  for (const code of ['UNAUTHENTICATED', 'NO_USER_FOUND', 'FORBIDDEN']) metrics.countDenial(code);
  metrics.statement(1, true);
  const { text } = await metrics.read();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = values.get(name) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
    values.set(name, known);
  }
});

const strings = /"[^"]*"/g;
const durations = /\[\w+\]/g;
const words = /^(?:and|or|unless|by|sum|max|rate|increase|histogram_quantile)$/;

/** The names of metrics in an expression: everything that is neither a label nor a word of the language. */
const metricsIn = (expr: string): string[] =>
  [
    ...expr
      .replace(strings, '')
      .replace(durations, '')
      .replace(/\{[^}]*\}|\bby \([^)]*\)/g, '')
      .matchAll(/[a-z_]\w*/gi),
  ]
    .map(([name]) => name)
    .filter((name) => !words.test(name));

test('there are rules, each with a name of its own', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s uses metrics and labels that exist',
  (_name, { expr }) => {
    const names = metricsIn(expr);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !values.has(name))).toEqual([]);
    for (const [, name = '', selector = ''] of expr.matchAll(/(\w+)\{([^}]*)\}/g)) {
      for (const [, label = '', operator = '', value = ''] of selector.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)) {
        if (fromPrometheus.includes(label)) continue;
        const known = values.get(name)?.get(label);
        expect([name, label, known !== undefined]).toEqual([name, label, true]);
        // Statuses are a pattern of numbers; every other alternative is a value that the code uses.
        if (label === 'status') continue;
        const alternatives = operator.endsWith('~') ? value.split('|') : [value];
        expect(alternatives.filter((each) => known?.has(each) !== true)).toEqual([]);
      }
    }
    for (const [, list = ''] of expr.matchAll(/\bby \(([^)]*)\)/g)) {
      const labels = list.split(',').map((label) => label.trim());
      const known = new Set([...fromPrometheus, ...names.flatMap((name) => [...(values.get(name)?.keys() ?? [])])]);
      expect(labels.filter((label) => !known.has(label))).toEqual([]);
    }
  },
);

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

test('has an alert for each section of the page', () => {
  const used = new Set(rules.map(({ annotations }) => annotations.runbook?.split('#')[1]));
  const headings = [...projectFile('docs/operating/unusual-behavior.md').matchAll(/^## (.*)$/gm)]
    .map(([, heading = '']) => heading)
    .filter((heading) => heading !== 'What is counted');
  expect(headings.filter((heading) => !used.has(anchorOf(heading)))).toEqual([]);
});

test('names the numbers from which an account is unusually active', () => {
  const rows = guideRows('What is counted').map(([activity = '', count]) => [inCode(activity)[0], Number(count)]);
  expect(Object.fromEntries(rows)).toEqual(unusualFrom);
});
