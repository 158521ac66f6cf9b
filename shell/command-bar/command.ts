/** The groups of the command bar, in their order. */
export const commandGroups = ['pages', 'documents', 'blocks', 'jobs', 'actions'] as const;

export type CommandGroup = (typeof commandGroups)[number];

/** One thing that the command bar offers. */
export interface Command {
  /** Unique among all commands. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly title: string;
  /** What distinguishes it from others with the same title, such as a job's company. */
  readonly detail?: string | undefined;
  /** The address of a page, or what happens. */
  readonly does: string | (() => unknown);
}
