import { createContext, use } from 'react';

export const CommandBarContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the command bar. */
export const useCommandBar = (): (() => void) => use(CommandBarContext);
