import type { Browser } from '@playwright/test';

/**
 * Runs in each page. Playwright fills a field of Firefox by setting its value, which React does not take for typing.
 * This inserts the text as an edit instead, with the events of typing. A frame that has the focus is returned, because
 * Playwright continues in it.
 */
function insertAsTyping(): void {
  const insert = (text: string): Element | undefined => {
    const focused = document.activeElement;
    if (focused instanceof HTMLIFrameElement) return focused;
    // No newer function edits as a person does, so the library calls this one deprecated without a replacement.
    const { execCommand }: { execCommand: (command: string, showsUi: boolean, text: string) => boolean } = document;
    execCommand.call(document, 'insertText', false, text);
    return undefined;
  };
  // Playwright assigns its own function afterwards, which is ignored.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
}

/** Makes fields of all pages of this Firefox be filled as if a person had typed. */
export function fillAsTyping(browser: Browser): void {
  const create = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await create(options);
    await context.addInitScript(insertAsTyping);
    return context;
  };
}
