/** The share of features that are left out of an example in each round, so that many features learn to tell the same. */
const droppedShare = 0.3;

/** Leaves out some features while weights are learned, others for each example. */
export class Dropout {
  readonly #random: () => number;
  /** For each feature, the number of the last example that had it; negative if it was left out. */
  readonly #examples: Int32Array;
  #example = 0;

  constructor(size: number, random: () => number) {
    this.#random = random;
    this.#examples = new Int32Array(size);
  }

  begin(): void {
    this.#example += 1;
  }

  isKept(id: number): boolean {
    const known = this.#examples[id] ?? 0;
    if (known === this.#example) return true;
    if (known === -this.#example) return false;
    const isKept = this.#random() >= droppedShare;
    this.#examples[id] = isKept ? this.#example : -this.#example;
    return isKept;
  }
}
