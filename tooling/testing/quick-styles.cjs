/**
 * Makes jsdom's computed styles fast. For each element, jsdom asks its selector engine about every rule on the page,
 * which takes most of the time of a test that finds elements by role. A rule whose selector ends in a class or tag that
 * the element does not have cannot match, so it is skipped.
 *
 * This file must be loaded before jsdom's other files, because they import the function that is changed here.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;

/** Splits a selector at the commas outside of brackets and returns what follows the last combinator of each part. */
function lastCompounds(selector) {
  const compounds = [''];
  let depth = 0;
  for (const sign of selector.trim().replace(/\s*([,>+~])\s*/g, '$1')) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    const isOutside = depth === 0;
    if (isOutside && sign === ',') compounds.push('');
    else if (isOutside && /[\s>+~]/.test(sign)) compounds[compounds.length - 1] = '';
    else compounds[compounds.length - 1] += sign;
  }
  return compounds;
}

/** Returns the tag and the class with which each alternative begins; undefined if one begins with neither. */
function beginningsOf(selector) {
  // Quoted text may contain any character, so it is removed. Selectors with escapes are rare and not analyzed.
  const plain = selector.replace(/"[^"]*"|'[^']*'/g, '""');
  if (plain.includes('\\')) return undefined;
  const beginnings = [];
  for (const compound of lastCompounds(plain)) {
    const [, tag, name] = /^([a-z][\w-]*)?(?:\.([\w-]+))?/i.exec(compound);
    if (tag === undefined && name === undefined) return undefined;
    beginnings.push({ tag: tag?.toLowerCase(), name });
  }
  return beginnings;
}

const known = new Map();

selectors.matchesDontThrow = (element, selector) => {
  // This is a rule of another kind, such as a layer or a property.
  if (selector === undefined) return false;
  if (!known.has(selector)) known.set(selector, beginningsOf(selector));
  const beginnings = known.get(selector);
  const mayMatch =
    beginnings === undefined ||
    beginnings.some(
      ({ tag, name }) =>
        (tag === undefined || tag === element._localName.toLowerCase()) &&
        (name === undefined || element.classList.contains(name)),
    );
  return mayMatch && matchesDontThrow(element, selector);
};
