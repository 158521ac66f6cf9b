/** The widest line of a help text, in characters. */
const width = 100;

/** Breaks a text into lines that fit beside an indentation. A line break in the text stays. */
function wrap(text, indent) {
  const lines = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent + line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

/** Formats rows of a name and what it means in two columns. */
function columns(title, rows) {
  if (rows.length === 0) return [];
  const indent = Math.max(...rows.map(([name]) => name.length)) + 4;
  const lines = rows.flatMap(([name, about]) =>
    wrap(about, indent).map((line, index) => (index === 0 ? `  ${name}` : '').padEnd(indent) + line),
  );
  return ['', `${title}:`, ...lines];
}

const argumentName = ({ name, isRepeated }) => `<${name}>${isRepeated ? ' …' : ''}`;

function synopsis({ name, arguments: args = [], options }) {
  const words = [
    ...args.map((each) => (each.isOptional ? `[${argumentName(each)}]` : argumentName(each))),
    ...Object.entries(options)
      .filter(([option]) => option !== 'help')
      .map(([option, { value }]) => `[--${option}${value === undefined ? '' : ` <${value}>`}]`),
  ];
  if (words.length === 0) return name;
  return `${name}${name.startsWith('npm') ? ' --' : ''} ${words.join(' ')}`;
}

const optionName = ([name, { value, short }]) =>
  `--${name}${value === undefined ? '' : ` <${value}>`}${short === undefined ? '' : `, -${short}`}`;

/** Returns the help of a command whose options include `help`. */
export function helpText(command) {
  const { does, arguments: args = [], options, settings = [], details, examples } = command;
  return [
    ...wrap(`Usage: ${synopsis(command)}`, 0),
    '',
    ...wrap(does, 0),
    ...columns(
      'Arguments',
      args.map((each) => [argumentName(each), each.about]),
    ),
    ...columns(
      'Options',
      Object.entries(options).map((entry) => [optionName(entry), entry[1].about]),
    ),
    ...columns(
      'Settings (environment variables)',
      settings.map(({ name, about }) => [name, about]),
    ),
    ...(details === undefined ? [] : ['', details]),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${example}`),
  ].join('\n');
}
