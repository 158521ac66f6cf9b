import { TextCollector } from './html-text.ts';
import { parseHtml } from './parse-html.ts';

/** The data of a page, before it is searched for a job. */
export interface PageFacts {
  readonly title: string;
  /** Meta properties such as `og:title` and `description`, by their name in lower case. */
  readonly metas: ReadonlyMap<string, string>;
  /** The scripts with linked data. */
  readonly jsonLd: readonly string[];
  /** schema.org properties in the markup, each with its first value. */
  readonly itemProps: ReadonlyMap<string, string>;
  /** The visible text. */
  readonly text: string;
}

/**
 * The maximum number of characters: of a property or the whole text, and of a title, which is matched against patterns.
 */
const maxValueLength = 60_000;
const maxTitleLength = 500;

/** The characters from which the alternative text of a picture is more than its name. */
const fewestOfPicture = 60;

/** Reads a page in one pass without building a tree, so that deep nesting does no harm. */
export function readPage(html: string): PageFacts {
  const metas = new Map<string, string>();
  const itemProps = new Map<string, string>();
  const jsonLd: string[] = [];
  const collector = new TextCollector();
  let title = '';
  let inTitle = false;
  let inJsonLd = false;
  /** The innermost property that is being read, and the current depth inside it. */
  let property: { readonly name: string; depth: number; readonly text: TextCollector } | undefined;

  const addItemProp = (name: string, value: string): void => {
    if (!itemProps.has(name) && value !== '') itemProps.set(name, value.slice(0, maxValueLength));
  };
  parseHtml(html, {
    onopentag(name, attributes) {
      collector.open(name);
      // Some ads are a picture that has the whole text beside it.
      const description = name === 'img' ? (attributes['alt'] ?? '') : '';
      if (description.length >= fewestOfPicture) collector.add(` ${description} `);
      if (name === 'title' && title === '') inTitle = true;
      if (name === 'script' && /^application\/ld\+json/i.test(attributes['type'] ?? '')) {
        inJsonLd = true;
        jsonLd.push('');
      }
      const metaName = attributes['property'] ?? attributes['name'];
      if (name === 'meta' && metaName !== undefined && !metas.has(metaName.toLowerCase())) {
        metas.set(
          metaName.toLowerCase(),
          (attributes['content'] ?? '').slice(0, /description$/i.test(metaName) ? maxValueLength : maxTitleLength),
        );
      }
      if (property) {
        property.depth += 1;
        property.text.open(name);
      }
      const itemProp = attributes['itemprop'];
      if (itemProp === undefined) return;
      const value = attributes['content'] ?? attributes['datetime'];
      if (value !== undefined) addItemProp(itemProp, value.trim());
      else if (!('itemscope' in attributes) && !property)
        property = { name: itemProp, depth: 0, text: new TextCollector() };
    },
    ontext(text) {
      collector.add(text);
      if (inTitle) title += text;
      if (inJsonLd) jsonLd.push((jsonLd.pop() ?? '') + text);
      property?.text.add(text);
    },
    onclosetag(name) {
      collector.close(name);
      if (name === 'title') inTitle = false;
      if (name === 'script') inJsonLd = false;
      if (!property) return;
      property.text.close(name);
      property.depth -= 1;
      if (property.depth >= 0) return;
      addItemProp(property.name, property.text.text);
      property = undefined;
    },
  });
  return {
    title: title.trim().slice(0, maxTitleLength),
    metas,
    jsonLd,
    itemProps,
    text: collector.text.slice(0, maxValueLength),
  };
}
