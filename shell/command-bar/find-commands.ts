import { plainText, wordsOf } from '@shared/documents';
import { commandGroups, type Command, type CommandGroup } from './command.ts';

/** The number of commands of one group that are listed for a search; more words narrow it down. */
const maxPerGroup = 8;

/** Without a search, only what everyone has is listed, so that nothing moves when the records arrive. */
const unsearched: readonly CommandGroup[] = ['pages', 'actions'];

const startOf = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}`, 'u');

export interface FoundGroup {
  readonly group: CommandGroup;
  readonly commands: readonly Command[];
}

/**
 * Returns the commands in which each word of the search begins a word, ignoring case and accents, by group. Titles that
 * contain all the words come before those that need their detail.
 */
export function findCommands(commands: readonly Command[], search: string): readonly FoundGroup[] {
  const words = wordsOf(search).map(startOf);
  const hasAll = (text: string): boolean => words.every((word) => word.test(text));
  const found = commands
    .filter(({ group }) => words.length > 0 || unsearched.includes(group))
    .map((command) => {
      const title = plainText(command.title);
      return { command, inTitle: hasAll(title), inAll: hasAll(`${title} ${plainText(command.detail ?? '')}`) };
    })
    .filter(({ inAll }) => inAll)
    .sort((one, other) => Number(other.inTitle) - Number(one.inTitle))
    .map(({ command }) => command);
  return commandGroups
    .map((group) => {
      const ofGroup = found.filter((command) => command.group === group);
      return { group, commands: words.length > 0 ? ofGroup.slice(0, maxPerGroup) : ofGroup };
    })
    .filter((group) => group.commands.length > 0);
}
