/** The data of an answer; an answer without data and without an error breaks the protocol. */
export function dataOf<Data>({ data }: { readonly data?: Data | null | undefined }): Data {
  if (data === undefined || data === null) throw new Error('The gateway answered without data.');
  return data;
}
