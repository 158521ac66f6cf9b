/** An object store for tests that speaks the S3 protocol and checks signatures; the package has no types. */
declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string;
    /** 0 takes a free port. */
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
