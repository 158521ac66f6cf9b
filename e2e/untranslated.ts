/** Finds texts that are not translated into the language generated from English, and texts that do not fit. */
import type { Page, Response } from '@playwright/test';
import { outsideBrackets } from '../tooling/testing/outside-brackets.ts';

/**
 * Texts that are the same in every language: names, and dates, times, languages, and currencies formatted by `Intl`.
 * Short capitals are codes.
 */
const nobodysLanguage = new RegExp(
  [
    String.raw`\b(?:Tessera(?: Plus)?|LinkedIn|JSON(?: Resume)?|Greenhouse|Lever|Ashby|Lato|Inter|League Spartan|Ctrl|Esc|http|https|www)\b`,
    String.raw`\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
    String.raw`\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b`,
    String.raw`\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b`,
    String.raw`\b(?:(?:in )?\d+ (?:second|minute|hour|day|week|month|year)s?(?: ago)?|now|yesterday|today|tomorrow|(?:last|next|this) (?:week|month|year))\b`,
    String.raw`\bat (?=\d)|\b\d+(?:st|nd|rd|th)\b|\b\d+ ?(?:km|KB|MB|kB)\b`,
    String.raw`\b[A-Z]{2,4}\b|\b\w+/[\w/+-]+\b`,
  ].join('|'),
  'gu',
);

/**
 * A text that contains user content of at least this many characters counts as user content; shorter content must match
 * as a whole.
 */
const longEnough = 12;
const maxTextLength = 10_000;
const squeezeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
const plain = (text: string): string => text.replace(nobodysLanguage, ' ');

/** Collects every text that came as data, so that only the product's own texts are left. */
export class OwnTexts {
  readonly #texts = new Set<string>();
  readonly #cache = new Map<string, readonly string[]>();

  /** Adds all strings in a value at any depth. */
  add(value: unknown): void {
    if (typeof value === 'string') {
      // Skips pages, which come as SVG with text in it. Employers' texts may contain markup.
      if (value.includes('<svg') || value.length > maxTextLength) return;
      const lines = value.split(/\n|<[^>]*>/).map((line) => line.replace(/^[\s*•-]+/, ''));
      for (const line of [value, ...lines]) if (squeezeSpaces(line).length > 1) this.#texts.add(squeezeSpaces(line));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach((each) => this.add(each));
  }

  /** Collects the texts of every JSON response to a page. */
  listen(page: Page): void {
    page.on('response', (response: Response) => {
      if (!/json/.test(response.headers()['content-type'] ?? '') || /\/locales\//.test(response.url())) return;
      void response.json().then(
        (value) => this.add(value),
        () => undefined,
      );
    });
  }

  /**
   * Returns the words of a text that are neither data nor the same in every language, and are outside the brackets that
   * mark a translation.
   */
  untranslatedWords(text: string): readonly string[] {
    const asked = squeezeSpaces(text);
    const known = this.#cache.get(asked);
    if (known?.length === 0) return known;
    const left = outsideBrackets(plain(asked)).length === 0 ? [] : this.#wordsOutsideData(asked);
    this.#cache.set(asked, left);
    return left;
  }

  #wordsOutsideData(asked: string): readonly string[] {
    const texts = [...this.#texts];
    if (asked.length >= longEnough && texts.some((each) => each.includes(asked))) return [];
    const parts = texts.filter((each) => asked.includes(each)).sort((one, other) => other.length - one.length);
    return outsideBrackets(plain(parts.reduce((left, each) => left.replaceAll(each, ' '), asked)));
  }
}

/**
 * Returns the texts that a person sees or hears: text that is read as one unit, regardless of inline markup, and
 * labels. Page previews are skipped, because they show what people wrote.
 */
export const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const skipped = 'script, style, noscript, svg, .pages-view, textarea';
    const texts = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let element = node.parentElement;
      // The content of a file is shown unchanged, line by line.
      if (element && getComputedStyle(element).whiteSpace === 'pre-wrap') continue;
      if (!element || element.closest(skipped) || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
      while (element.parentElement && getComputedStyle(element).display.startsWith('inline')) {
        if (getComputedStyle(element).display !== 'inline' && /^(?:BUTTON|A|INPUT|SELECT)$/.test(element.tagName))
          break;
        element = element.parentElement;
      }
      texts.set(element, `${texts.get(element) ?? ''}${node.textContent ?? ''}`);
    }
    const labels = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ];
    const spoken = [...document.querySelectorAll(labels.map((name) => `[${name}]`).join())]
      .filter((element) => !element.closest('svg, .pages-view') && element.checkVisibility())
      .flatMap((element) => labels.map((name) => element.getAttribute(name) ?? ''));
    return [...new Set([...texts.values(), ...spoken, document.title])].filter((text) => /\p{L}{2}/u.test(text));
  });

/** Returns the product's texts that do not fit, whose content is wider than their box. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a, h1, h2, h3, h4, label, legend, summary, th, dt, [role=tab], [role=menuitem]',
      ),
    ]
      .filter((element) => {
        // An element that is visible only while focused has no size until then.
        if (element.matches('a[href^="#"]') || !element.textContent.includes('[')) return false;
        if (!element.checkVisibility() || element.clientWidth <= 8) return false;
        const isWider = (each: HTMLElement): boolean =>
          each.clientWidth > 0 &&
          each.scrollWidth > each.clientWidth + 1 &&
          getComputedStyle(each).display !== 'inline';
        const parts = [...element.querySelectorAll<HTMLElement>('*')].filter(
          (part) =>
            part.textContent.includes('[') && getComputedStyle(part).overflowX === 'hidden' && part.clientWidth > 8,
        );
        return [element, ...parts].some(isWider);
      })
      .map((element) => element.textContent.trim()),
  );
