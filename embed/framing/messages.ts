import type {
  Appearance,
  ErrorReport,
  LocaleSettings,
  PortalHistory,
  RemoteIntent,
  SessionChange,
  TelemetryEvent,
  TokenRequest,
} from '@shared/contracts';
import type { LinkShape } from './link-shape.ts';

/**
 * The messages between a page and the frame that holds one of its remotes: the mount contract as messages. The frame
 * greets the page by `postMessage` to the page's origin alone. The page answers to the frame's origin alone and passes
 * it one end of a private channel, over which everything else is sent.
 */
export const greeting = 'tessera-frame';
export const answerToGreeting = 'tessera-page';

/** The host's address bar, as far as data can describe it. */
export interface FramedPlace {
  readonly path: string;
  readonly links?: LinkShape | undefined;
}

/** What may change in place. */
export interface FramedPatch {
  readonly locale?: LocaleSettings;
  readonly appearance?: Appearance;
  readonly place?: FramedPlace;
}

export interface FramedOptions extends FramedPatch {
  readonly subject: string;
  readonly locale: LocaleSettings;
  /** Whether the page handles intents that lead outside of the remote. */
  readonly takesIntents: boolean;
  /** Whether the page returns the portal's records; missing from pages with an older script. */
  readonly givesHistory?: boolean;
}

/** A message from the page to the frame. */
export type ToFrame =
  | { readonly type: 'load'; readonly name: string; readonly channel?: string | undefined }
  | { readonly type: 'mount'; readonly options: FramedOptions }
  | { readonly type: 'update'; readonly patch: FramedPatch }
  | { readonly type: 'token'; readonly id: number; readonly token: string | null }
  | { readonly type: 'no-token'; readonly id: number; readonly message: string }
  | { readonly type: 'session-change'; readonly change: SessionChange }
  | { readonly type: 'go'; readonly path: string }
  | { readonly type: 'intent-answer'; readonly id: number; readonly taken: boolean }
  | { readonly type: 'history'; readonly id: number; readonly history: PortalHistory }
  | { readonly type: 'no-history'; readonly id: number; readonly message: string }
  | { readonly type: 'unmount' };

/** A report as it can be sent, without its cause, which may be any value. */
export type SentReport = Omit<ErrorReport, 'cause'>;

/** A message from the frame to the page. */
export type FromFrame =
  | { readonly type: 'loaded'; readonly version: string }
  | { readonly type: 'ready' }
  /** Before `loaded`, the code did not load. After it, the remote could not be rendered. */
  | { readonly type: 'failed'; readonly report: SentReport }
  | { readonly type: 'ask-token'; readonly id: number; readonly reason: TokenRequest['reason'] }
  | { readonly type: 'forget-token'; readonly id: number }
  | { readonly type: 'ask-history'; readonly id: number }
  | { readonly type: 'forget-history'; readonly id: number }
  | { readonly type: 'moved'; readonly path: string; readonly how: 'push' | 'replace' }
  | { readonly type: 'intent'; readonly id: number; readonly intent: RemoteIntent }
  | { readonly type: 'error'; readonly report: SentReport }
  | { readonly type: 'event'; readonly event: TelemetryEvent }
  /** The height that the remote needs, in pixels. */
  | { readonly type: 'height'; readonly pixels: number }
  | { readonly type: 'unmounted' };

type Fields = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isPath = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/');
const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const objectWith =
  (shape: Shape) =>
  (value: unknown): boolean =>
    isObject(value) && Object.entries(shape).every(([key, fits]) => fits(value[key]));

const isReport = objectWith({ id: isText, remote: isText, version: isText, phase: isText, message: isText });

const fromFrame: Readonly<Record<FromFrame['type'], Shape>> = {
  loaded: { version: isText },
  ready: {},
  failed: { report: isReport },
  'ask-token': { id: isNumber, reason: oneOf('first-use', 'expired', 'rejected') },
  'forget-token': { id: isNumber },
  'ask-history': { id: isNumber },
  'forget-history': { id: isNumber },
  moved: { path: isPath, how: oneOf('push', 'replace') },
  intent: { id: isNumber, intent: objectWith({ type: isText }) },
  error: { report: isReport },
  event: { event: objectWith({ name: isText }) },
  height: { pixels: isNumber },
  unmounted: {},
};

const toFrame: Readonly<Record<ToFrame['type'], Shape>> = {
  load: { name: isText },
  mount: { options: objectWith({ subject: isText, locale: objectWith({ language: isText }), takesIntents: isFlag }) },
  update: { patch: isObject },
  token: { id: isNumber, token: (value) => value === null || isText(value) },
  'no-token': { id: isNumber, message: isText },
  'session-change': { change: oneOf('signed-out', 'subject-changed') },
  go: { path: isPath },
  'intent-answer': { id: isNumber, taken: isFlag },
  history: { id: isNumber, history: objectWith({ work: Array.isArray, education: Array.isArray }) },
  'no-history': { id: isNumber, message: isText },
  unmount: {},
};

const fits = (shapes: Readonly<Record<string, Shape>>, data: unknown): boolean => {
  const type = isObject(data) ? data['type'] : undefined;
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  return shape !== undefined && objectWith(shape)(data);
};

/**
 * Reads a message of the other side. Returns undefined for a message that this version does not know, which a newer one
 * may send.
 */
export const readFromFrame = (data: unknown): FromFrame | undefined =>
  fits(fromFrame, data) ? (data as FromFrame) : undefined;

/** Reads a message of the page. Returns undefined for a message that this version does not know. */
export const readToFrame = (data: unknown): ToFrame | undefined =>
  fits(toFrame, data) ? (data as ToFrame) : undefined;
