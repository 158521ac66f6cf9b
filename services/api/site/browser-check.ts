import { createHash } from 'node:crypto';
import { missingFunctionAttribute, neededFunctions } from '../../../shared/contracts/index.ts';

/**
 * The first script of the app's page, which notes on the root element what the browser lacks. Every browser can run it,
 * because it uses no syntax newer than ES5; the app's own scripts do not even parse in the oldest ones.
 */
export const browserCheck = [
  `(function(){var paths=${JSON.stringify(Object.keys(neededFunctions))};`,
  'for(var i=0;i<paths.length;i++){var names=paths[i].split("."),value=window;',
  'for(var j=0;value&&j<names.length;j++)value=value[names[j]];',
  `if(typeof value!=="function")document.documentElement.setAttribute("${missingFunctionAttribute}",paths[i])}})()`,
].join('');

/** What allows it in the page's policy, which allows no other inline script. */
export const browserCheckHash = `sha256-${createHash('sha256').update(browserCheck).digest('base64')}`;
