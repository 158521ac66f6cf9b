/** Reads the alert rules and the dashboard, and the metrics that their expressions use. */
import { parse } from 'yaml';
import { projectFile } from './guide-text.ts';

export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary?: string; readonly description?: string; readonly runbook?: string };
}

export function readAlertRules(): readonly AlertRule[] {
  const { groups } = parse(projectFile('deploy/prometheus-alerts.yaml')) as {
    readonly groups: readonly { readonly rules: readonly AlertRule[] }[];
  };
  return groups.flatMap((group) => group.rules);
}

export interface DashboardQuery {
  /** The panel that shows it, or the annotation. */
  readonly title: string;
  readonly expr: string;
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
  readonly annotations: { readonly list: readonly { readonly name: string; readonly expr: string }[] };
}

export function readDashboardQueries(): readonly DashboardQuery[] {
  const { panels, annotations } = JSON.parse(projectFile('deploy/grafana-dashboard.json')) as Dashboard;
  return [
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr }))),
    ...annotations.list.map(({ name, expr }) => ({ title: name, expr })),
  ];
}

/** What Prometheus itself adds. */
export const fromPrometheus = { metrics: ['up', 'ALERTS'], labels: ['job', 'instance', 'alertname', 'alertstate'] };

const strings = /"[^"]*"/g;
const durations = /\[\w+\]/g;
const numbers = /\b\d[\d.]*(?:e\d+)?\b/g;
const words =
  /^(?:and|or|unless|by|on|sum|max|min|avg|abs|count|rate|increase|changes|time|timestamp|topk|vector|histogram_quantile)$/;

/** Returns the names of metrics in an expression: everything that is neither a label nor a word of the language. */
export const metricsIn = (expr: string): string[] =>
  [
    ...expr
      .replace(strings, '')
      .replace(durations, '')
      .replace(/\{[^{}]*\}|\b(?:by|on)\s*\([^()]*\)/g, '')
      .replace(numbers, '')
      .matchAll(/[a-z_]\w*/gi),
  ]
    .map(([name]) => name)
    .filter((name) => !words.test(name));

/** The values of each label, by metric. */
export type MetricLabels = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** Reads the metrics in Prometheus' text format. */
export function readMetricLabels(text: string): MetricLabels {
  const metrics = new Map<string, Map<string, Set<string>>>(fromPrometheus.metrics.map((name) => [name, new Map()]));
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of labels.matchAll(/\b(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
    metrics.set(name, known);
  }
  return metrics;
}

/** Returns what an expression uses that does not exist: a metric, a label, or a value that the code never sets. */
export function unknownIn(expr: string, metrics: MetricLabels): string[] {
  const names = metricsIn(expr);
  const unknown = names.filter((name) => !metrics.has(name));
  for (const [, name = '', selector = ''] of expr.matchAll(/\b(\w+)\{([^{}]*)\}/g)) {
    for (const [, label = '', operator = '', value = ''] of selector.matchAll(/\b(\w+)(=~|!~|!=|=)"([^"]*)"/g)) {
      if (fromPrometheus.labels.includes(label)) continue;
      const known = metrics.get(name)?.get(label);
      if (!known) unknown.push(`${name}{${label}}`);
      // Statuses are a pattern of numbers; every other alternative is a value that the code uses, or begins one.
      else if (label !== 'status') {
        const alternatives = operator.endsWith('~') ? value.split('|') : [value];
        const exists = (each: string): boolean =>
          each.endsWith('.*') ? [...known].some((one) => one.startsWith(each.slice(0, -2))) : known.has(each);
        unknown.push(...alternatives.filter((each) => !exists(each)).map((each) => `${name}{${label}="${each}"}`));
      }
    }
  }
  const labels = new Set([
    ...fromPrometheus.labels,
    'le',
    ...names.flatMap((name) => [...(metrics.get(name)?.keys() ?? [])]),
  ]);
  for (const [, list = ''] of expr.matchAll(/\bby\s*\(([^)]*)\)/g)) {
    unknown.push(
      ...list
        .split(',')
        .map((label) => label.trim())
        .filter((label) => !labels.has(label)),
    );
  }
  return unknown;
}
