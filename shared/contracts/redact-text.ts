/**
 * Removes personal data from text for a log: addresses, tokens, and names. The patterns are the last line of defense;
 * known personal data is not logged at all.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens, including truncated ones.
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [token]'],
  // Passwords in the addresses of databases and mail servers.
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi, '$1[secret]@'],
  [/(?<![\w.+%-])[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Values of a row in messages of PostgreSQL: `Key (email)=(ada@example.com) already exists.`
  [/=\((?:[^()]|\([^()]*\))*\)/g, '=([value])'],
  // The parameters of a statement.
  [/\bparams:[^]*$/, 'params: [values]'],
  [
    /\b(?:invalid input syntax for [^:]+|value too long[^:]*|date\/time field value out of range):[^]*$/,
    'a value that the database rejected',
  ],
  // Secret parts of the addresses of shared pages, calendars, digest links, and codes.
  [/(\/(?:r|c|calendar|digest)\/)[\w.~-]{8,}/g, '$1[address]'],
  [/([?&#](?:token|code|state|id_token_hint|key|secret|email)=)[^&\s"]+/gi, '$1[value]'],
];

/** Replaces in `text` everything that looks like an email address, a token, a secret, or a value of a row. */
export const redactText = (text: string): string =>
  patterns.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
