/**
 * Loaded into a process with `--import`. At SIGUSR2 its clock jumps an hour ahead, at the next one an hour behind, and
 * then back.
 */
const hour = 3_600_000;
const shifts = [0, hour, -hour];
const trueNow = Date.now.bind(Date);
const TrueDate = Date;
let at = 0;
process.on('SIGUSR2', () => (at = (at + 1) % shifts.length));
globalThis.Date = class extends TrueDate {
  constructor(...args) {
    if (args.length === 0) super(trueNow() + shifts[at]);
    else super(...args);
  }
  static now() {
    return trueNow() + shifts[at];
  }
};
