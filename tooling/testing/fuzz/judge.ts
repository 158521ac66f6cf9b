import type { RawAnswer, RawRequest } from './send-raw.ts';

/** What an answer must not tell: where files lie, what failed inside, what the database said. */
const telling =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|node:internal|\/services\/|\.ts:\d|postgres|drizzle|select .* from|ECONN/i;
/** Names of PostgreSQL's own; random tokens may hold them in capitals. */
const tellingNames = /\bpg_[a-z]{3}/;

/** As much of a request as one needs to find out what was wrong with it. */
export const nameOf = ({ method, target, headers, body }: RawRequest): string =>
  `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 600) ?? ''}`;

/** What is wrong with an answer, whatever was asked. `isSecret` finds what only somebody else may read. */
export function faultsOf({ status, text, headers }: RawAnswer, isSecret?: (text: string) => boolean): string[] {
  return [
    ...(status >= 500 || text.includes('INTERNAL_SERVER_ERROR') ? [`fails with ${status} ${text.slice(0, 300)}`] : []),
    ...(telling.test(text) || tellingNames.test(text) ? [`tells ${text.slice(0, 300)}`] : []),
    ...(/access-control-allow-credentials/i.test(headers) ? ['lets others in'] : []),
    ...(/"location","(?!\/(?!\/)|http:\/\/127\.0\.0\.1)/i.test(headers) ? ['leads away'] : []),
    ...(isSecret?.(text) === true ? ["tells another's data"] : []),
  ];
}
