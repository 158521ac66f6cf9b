/** Loaded into a process with `--import`: its clock jumps by `CLOCK_JUMP_MS` at SIGUSR2, and back at the next. */
const trueNow = Date.now.bind(Date);
const TrueDate = Date;
const jump = Number(process.env['CLOCK_JUMP_MS'] ?? 0);
let shift = 0;
process.on('SIGUSR2', () => (shift = shift === 0 ? jump : 0));
globalThis.Date = class extends TrueDate {
  constructor(...args) {
    if (args.length === 0) super(trueNow() + shift);
    else super(...args);
  }
  static now() {
    return trueNow() + shift;
  }
};
