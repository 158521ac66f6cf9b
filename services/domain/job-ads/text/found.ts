/** A value that was read, with the line that it was read from. */
export interface Found<Value> {
  readonly value: Value;
  /** The index of the line. */
  readonly line: number;
}
