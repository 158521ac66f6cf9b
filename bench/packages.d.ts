/** What measurements use of packages that are only installed for them (bench/package.json). */
declare module 'lighthouse' {
  interface Audit {
    readonly score: number | null;
    readonly numericValue?: number;
    readonly details?: unknown;
  }

  export interface Result {
    readonly audits: Readonly<Record<string, Audit | undefined>>;
    readonly categories: Readonly<
      Record<
        string,
        | {
            readonly score: number | null;
            readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
          }
        | undefined
      >
    >;
  }

  export default function lighthouse(
    address: string,
    flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
  ): Promise<{ readonly lhr: Result } | undefined>;
}

declare module '@react-pdf/renderer' {
  import type { ComponentType, ReactElement, ReactNode } from 'react';

  type Style = Readonly<Record<string, string | number>>;
  interface Props {
    readonly style?: Style;
    readonly children?: ReactNode;
    readonly size?: string;
    readonly title?: string;
  }

  export const Document: ComponentType<Props>;
  export const Page: ComponentType<Props>;
  export const Text: ComponentType<Props>;
  export const View: ComponentType<Props>;
  export const Font: {
    register(font: {
      readonly family: string;
      readonly fonts: readonly { readonly src: string; readonly fontWeight?: number }[];
    }): void;
  };
  export const StyleSheet: { create<Styles extends Readonly<Record<string, Style>>>(styles: Styles): Styles };
  export function renderToBuffer(document: ReactElement): Promise<Buffer>;
}
