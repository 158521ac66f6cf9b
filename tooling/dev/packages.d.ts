/** What `npm run dev` uses of packages that are only installed for it (tooling/dev/package.json). */
declare module '@pmmmwh/react-refresh-webpack-plugin' {
  import type { Compiler } from 'webpack';

  export default class ReactRefreshPlugin {
    constructor(options: {
      readonly library: string;
      readonly overlay: false;
      readonly exclude: readonly (RegExp | string)[];
    });
    apply(compiler: Compiler): void;
  }
}

declare module 'webpack-dev-server' {
  import type { Compiler } from 'webpack';

  interface Options {
    readonly host: string;
    readonly port: number;
    readonly hot: boolean;
    readonly liveReload: boolean;
    readonly static: false;
    readonly headers: Readonly<Record<string, string>>;
    readonly allowedHosts: readonly string[];
    readonly client: { readonly webSocketURL: string; readonly overlay: false; readonly logging: 'warn' };
  }

  export default class WebpackDevServer {
    constructor(options: Options, compiler: Compiler);
    start(): Promise<void>;
    stop(): Promise<void>;
  }
}
