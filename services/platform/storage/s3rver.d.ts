/** Types for an object store for tests that implements the S3 protocol and checks signatures. The package has none. */
declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string;
    /** The port; 0 chooses a free one. */
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
