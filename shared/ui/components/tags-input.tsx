import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadOverlays, overlaysState } from '../lazy/overlays.ts';
import type { TagsInputProps } from '../overlay-types.ts';
import { Input } from '../primitives/field-controls.tsx';

let loaded: ComponentType<TagsInputProps> | undefined;

/** Loads the code of `TagsInput`. Resolves when that has succeeded or failed; after a failure, it can be called again. */
export async function loadTagsInput(): Promise<void> {
  if (loaded !== undefined) return;
  await loadOverlays();
  const state = overlaysState();
  if (state.status !== 'ready') return;
  try {
    loaded = (await state.overlays.loadTagsInputCode()).TagsInputImpl;
  } catch {
    // The plain input does the same.
  }
}

/**
 * Edits comma-separated tags and suggests others. Until its code is loaded, the tags are edited as plain text; an input
 * in which someone is typing is not replaced.
 */
export function TagsInput(props: TagsInputProps): ReactNode {
  const [Loaded, setLoaded] = useState(() => loaded);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let isGone = false;
    void loadTagsInput().then(() => {
      if (!isGone) setLoaded(() => loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (Loaded !== undefined && !isTyping) return <Loaded {...props} />;
  const { value, onChange, onBlur, ref } = props;
  return (
    <Input
      ref={ref ?? null}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
    />
  );
}
