export interface ScriptSettings {
  readonly integrity: string;
  /** Where the page's policy asks for one. */
  readonly nonce: string | undefined;
}

/** An element for a script of ours, not in the page yet. Bytes that the integrity does not fit never run. */
export function scriptElement(address: string, { integrity, nonce }: ScriptSettings): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  if (nonce !== undefined) script.nonce = nonce;
  script.src = address;
  return script;
}

/** Runs a script. Rejects when it cannot be fetched or is not what it should be; the element is gone then. */
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

/** The same address for another attempt: browsers and the federation runtime remember what failed. */
export function withFreshQuery(address: string): string {
  const url = new URL(address);
  url.searchParams.set('r', Date.now().toString(36));
  return url.href;
}
