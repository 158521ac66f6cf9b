import type { RawAnswer, RawRequest } from './send-raw.ts';

/** Matches what a response must not reveal: file paths, internal failures, and messages of the database. */
const telling =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|node:internal|\/services\/|\.ts:\d|postgres|drizzle|select .* from|ECONN/i;
/**
 * Matches names of PostgreSQL's own tables. Only lower case counts, because random tokens may contain them in capitals.
 */
const tellingNames = /\bpg_[a-z]{3}/;

/** Summarizes a request with enough detail to reproduce a fault. */
export const nameOf = ({ method, target, headers, body }: RawRequest): string =>
  `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 600) ?? ''}`;

/**
 * Returns what is wrong with a response, regardless of the request. `isSecret` recognizes text that only another
 * account may read.
 */
export function faultsOf({ status, text, headers }: RawAnswer, isSecret?: (text: string) => boolean): string[] {
  return [
    ...(status >= 500 || text.includes('INTERNAL_SERVER_ERROR') ? [`fails with ${status} ${text.slice(0, 300)}`] : []),
    ...(telling.test(text) || tellingNames.test(text) ? [`tells ${text.slice(0, 300)}`] : []),
    ...(/access-control-allow-credentials/i.test(headers) ? ['lets others in'] : []),
    ...(/"location","(?!\/(?!\/)|http:\/\/127\.0\.0\.1)/i.test(headers) ? ['leads away'] : []),
    ...(isSecret?.(text) === true ? ["tells another's data"] : []),
  ];
}
