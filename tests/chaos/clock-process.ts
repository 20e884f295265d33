/** Loaded before a server (`--import`): each `SIGUSR2` puts its clock ten minutes ahead, or right again. */
const AHEAD = 10 * 60_000;
const Right = Date;
let off = process.env.CLOCK_STARTS_AHEAD ? AHEAD : 0;

process.on('SIGUSR2', () => {
  off = AHEAD - off;
});

globalThis.Date = new Proxy(Right, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length > 0 ? args : [Right.now() + off], self),
  get: (target, name) => (name === 'now' ? () => Right.now() + off : Reflect.get(target, name)),
});
