/** Loaded before a process (`--import`): its clock is off by `CLOCK_OFF` ms. */
const Right = Date;
const off = Number(process.env.CLOCK_OFF);

globalThis.Date = new Proxy(Right, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length > 0 ? args : [Right.now() + off], self),
  get: (target, name) => (name === 'now' ? () => Right.now() + off : Reflect.get(target, name)),
});
