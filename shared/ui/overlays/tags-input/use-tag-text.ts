import { useLayoutEffect, useRef, useState } from 'react';
import { joinTagText, splitTagText, type TagText } from './tag-text.ts';

export interface TagTextState extends TagText {
  /** The tags that the last change added, for an announcement. */
  readonly added: readonly string[];
  readonly change: (part: Partial<TagText>) => void;
  /** Makes a tag of what is being typed. */
  readonly finish: () => void;
}

/**
 * Edits a comma-separated text as tags and the text that is being typed. What is typed is part of the text at once, so
 * that saving at any moment saves it.
 */
export function useTagText(value: string, onChange: (value: string) => void): TagTextState {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const current = splitTagText(value, typed);
  // Two changes can follow each other before a render: a tag is added, and the input is emptied.
  const latest = useRef<TagText>(current);
  useLayoutEffect(() => {
    latest.current = splitTagText(value, typed);
  }, [value, typed]);
  const become = (next: TagText): void => {
    const before = latest.current;
    latest.current = next;
    setTyped(next.typed);
    if (next.tags !== before.tags) setAdded(next.tags.filter((tag) => !before.tags.includes(tag)));
    const text = joinTagText(next);
    if (text !== joinTagText(before)) onChange(text);
  };
  return {
    ...current,
    added,
    change: (part) => become({ ...latest.current, ...part }),
    finish: () => become(splitTagText(joinTagText(latest.current), '')),
  };
}
