/**
 * The browser's part of typesetting. Nothing here may import Node.js or Typst, because the page contains no
 * WebAssembly.
 */
export * from './typesetter.ts';
export { createServerEngine } from './server-engine.ts';
export type { ServerCallOptions } from './server-call.ts';
export { createPageEngine, type PageEngineOptions } from './switching/page-engine.ts';
export type { SwitchingEngine } from './switching/switching-engine.ts';
export { defaultTemplate, letterTextSize, type Template, templateOf, templates } from './templates.ts';
export { attachPages, type PagesScale, type PagesView, type PagesViewOptions } from './preview/attach-pages.ts';
export { createLivePages, type LivePages, type LivePagesOptions, type LivePagesState } from './preview/live-pages.ts';
export { preparedPagesName, readPreparedPages, type PreparedPages } from './preview/prepared-pages.ts';
export { pagesStyle } from './preview/pages-style.ts';
export type { PageBox } from './preview/spread-pages.ts';
