/** A picture as a `data:` address. */
declare module '*.webp' {
  const address: string;
  export default address;
}
