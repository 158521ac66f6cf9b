/**
 * Makes jsdom's computed styles quick. For each element it asks its selector engine about every rule on the page, and most of
 * a test by roles is that. A rule whose selector ends in a class or a tag that the element does not have cannot match.
 *
 * To be required before jsdom's other files: they take the function from the module that is changed here.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;

/** What stands outside of brackets, split at commas; of each part what follows the last combinator. */
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

/** The tag and the class with which each alternative begins; undefined when one of them begins with neither. */
function beginningsOf(selector) {
  // What is quoted may hold any sign, and what is escaped is rare.
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
  // A rule of another kind (a layer, a property).
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
