import { useInsertionEffect } from 'react';
import { createFontFaces, fallbackRules } from './theme/font-faces.ts';
import { bodyFamily, headingFamily } from './theme/typography.ts';

/** Marks the element with the rules of the fallbacks, and counts the interfaces that use the fonts. */
const users = 'data-tessera-fonts';

/** The fonts of nearly every page, without the letters that few languages have. */
const mainFonts = [`400 1em "${bodyFamily}"`, `700 1em "${bodyFamily}"`, `600 1em "${headingFamily}"`];

function addFonts(nonce: string | undefined): HTMLStyleElement {
  const style = document.createElement('style');
  if (nonce !== undefined) style.nonce = nonce;
  style.textContent = fallbackRules;
  document.head.append(style);
  // An environment without a layout has no fonts.
  if (typeof FontFace === 'undefined') return style;
  for (const face of createFontFaces()) document.fonts.add(face);
  // Even a preloaded file is otherwise decoded only after the first picture of its text, which then shows the fallback.
  for (const font of mainFonts) void document.fonts.load(font).catch(() => undefined);
  return style;
}

function removeFonts(style: HTMLStyleElement): void {
  style.remove();
  if (typeof FontFace === 'undefined') return;
  // Another interface, perhaps of another release, may have added them.
  const own = [...document.fonts].filter(({ family }) =>
    [bodyFamily, headingFamily].includes(family.replaceAll('"', '')),
  );
  for (const face of own) document.fonts.delete(face);
}

/**
 * Adds the fonts to the document, where browsers honor them also for shadow roots, as long as an interface needs them.
 * They are no `@font-face` rules, because Chromium makes those anew, and moves the page, when other rules are inserted
 * before them. All interfaces of a page share them for the same reason.
 */
export function useFontFaces(nonce: string | undefined): void {
  useInsertionEffect(() => {
    const style = document.head.querySelector<HTMLStyleElement>(`style[${users}]`) ?? addFonts(nonce);
    const count = (change: number): number => {
      const now = Number(style.getAttribute(users)) + change;
      style.setAttribute(users, String(now));
      return now;
    };
    count(1);
    return () => {
      if (count(-1) === 0) removeFonts(style);
    };
  }, [nonce]);
}
