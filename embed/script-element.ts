export interface ScriptSettings {
  readonly integrity: string;
  /** The nonce, if the page's policy requires one. */
  readonly nonce: string | undefined;
}

/** Creates an element for one of our scripts, not yet in the page. Bytes that do not match the integrity never run. */
export function scriptElement(address: string, { integrity, nonce }: ScriptSettings): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  if (nonce !== undefined) script.nonce = nonce;
  script.src = address;
  return script;
}

/** Runs a script. Rejects when it cannot be fetched or does not match its integrity, after removing the element. */
export function runScript(address: string, settings: ScriptSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = scriptElement(address, settings);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    });
    document.head.append(script);
  });
}

/**
 * Returns the same address with a fresh query for another attempt: browsers and the federation runtime cache failures.
 */
export function withFreshQuery(address: string): string {
  const url = new URL(address);
  url.searchParams.set('r', Date.now().toString(36));
  return url.href;
}
