// zod probes for `eval` when the first schema is made. The content security
// policy refuses the probe and the browser reports it; this is zod's own switch.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig = { ...shared.__zod_globalConfig, jitless: true };
