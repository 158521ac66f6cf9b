/** The writers of messages in a copied channel or group, of which each message has a line with its writer and its time. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { isGivenName } from './given-names.ts';

const writer = "(?:~ ?)?((?:\\p{L}[\\p{L}\\d._’'-]{0,24})(?: \\p{L}[\\p{L}.’'-]{0,24}){0,2})";
const hour = '\\d{1,2}:\\d{2}(?: ?[AaPp]\\.?[Mm]\\.?)?';
const when = `(?:(?:today|yesterday|heute|gestern|hier|aujourd['’]hui|hoy|ayer)?(?:,? ?(?:at|um|à|a las))? ?${hour}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4},? ${hour})`;
/** `Priyanka N.  10:42 AM`, `oskar — Today at 10:40 AM` */
const together = new RegExp(
  `^${writer}(?: APP)?(?: \\([^)]{1,30}\\))?(?: [—–-]| \\||,)?\\s+[[(]?${when}[\\])]?$`,
  'iu',
);
/** `[10:42 AM] Ana Ruiz`, `[Yesterday 4:12 PM] Ana Ruiz:` */
const timeFirst = new RegExp(`^\\[${when}\\] ${writer}:?$`, 'iu');
const sent = new RegExp(`^${writer} sent the following messages? at ${hour}$`, 'iu');
const alone = new RegExp(`^${writer}$`, 'iu');
const time = new RegExp(`^${when}$`, 'iu');
const number = /^\+\d[\d ()-]{7,16}$/;

/** `marta.z` */
const handle = /^[\p{Ll}\d]+[._][\p{Ll}\d._]+$/u;
const isWriter = (name: string): boolean => handle.test(name) || isGivenName(name.split(' ')[0] ?? '');

interface Message {
  readonly writer: string;
  readonly line: number;
}

/** Returns the writer whom a line names, with the line below it where the time or the number is there. */
function writerAt(lines: readonly AdLine[], line: number): string | undefined {
  const text = lines[line]?.text ?? '';
  const next = lines[line + 1]?.text ?? '';
  const found = together.exec(text)?.[1] ?? timeFirst.exec(text)?.[1] ?? sent.exec(text)?.[1];
  if (found !== undefined) return found;
  return time.test(next) || (text.startsWith('~') && number.test(next)) ? alone.exec(text)?.[1] : undefined;
}

/** The most lines above the first message: the name of the group, and the writer's. */
const linesAboveBubbles = 3;

/** Finds the writer of messages that have nothing but their time below them: the name stands above the first one. */
function writerOfBubbles(lines: readonly AdLine[]): Message | undefined {
  const times = lines.flatMap(({ text }, line) => (time.test(text) ? [line] : []));
  if (times.length < 2) return undefined;
  const line = lines.slice(0, Math.min(linesAboveBubbles, times[0] ?? 0)).findIndex(({ text }) => {
    const name = alone.exec(text)?.[1];
    return name !== undefined && isWriter(name);
  });
  return line < 0 ? undefined : { writer: lines[line]?.text ?? '', line };
}

/** Returns who wrote the longest message, if the text is a copied channel. */
export function writerOfChannel(lines: readonly AdLine[]): string | undefined {
  const messages = lines.flatMap((_, line): Message[] => {
    const found = writerAt(lines, line);
    return found === undefined || !isWriter(found) ? [] : [{ writer: found, line }];
  });
  const first = writerOfBubbles(lines);
  if (first !== undefined) messages.unshift(first);
  const lengths = messages.map(({ line }, at) => {
    const end = messages[at + 1]?.line ?? lines.length;
    return lines.slice(line + 1, end).reduce((sum, { text }) => sum + text.length, 0);
  });
  return messages[lengths.indexOf(Math.max(...lengths))]?.writer;
}
