/**
 * What may stand in a log: nobody's address, token or name. The patterns are the last line of defence; what is known to hold
 * personal data is not written at all.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens, also cut ones.
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [token]'],
  // Passwords in addresses of databases and mail servers.
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi, '$1[secret]@'],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // What PostgreSQL says of a row: `Key (email)=(ada@example.com) already exists.`
  [/=\((?:[^()]|\([^()]*\))*\)/g, '=([value])'],
  // Parameters of a statement.
  [/\bparams:[^]*$/, 'params: [values]'],
  [
    /\b(?:invalid input syntax for [^:]+|value too long[^:]*|date\/time field value out of range):[^]*$/,
    'a value that the database rejected',
  ],
  // Names of shared pages, calendars, links and codes.
  [/(\/(?:r|c|calendar|digest)\/)[\w.~-]{8,}/g, '$1[address]'],
  [/([?&#](?:token|code|state|id_token_hint|key|secret|email)=)[^&\s"]+/gi, '$1[value]'],
];

/** `text` without what looks like an address of mail, a token, a secret or a value of a row. */
export const masked = (text: string): string =>
  patterns.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
