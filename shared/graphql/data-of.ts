/** Returns the data of a result. Throws for a result with neither data nor an error, which violates the protocol. */
export function dataOf<Data>({ data }: { readonly data?: Data | null | undefined }): Data {
  if (data === undefined || data === null) throw new Error('The gateway answered without data.');
  return data;
}
