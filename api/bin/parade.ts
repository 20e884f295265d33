/** `parade <command>`, also `node api/bin/parade.ts <command>`: `--help` lists them. */
import { parade } from '../src/app/commands/parade.ts';

// Identity papers and the database are for nobody else on the machine.
process.umask(0o077);
process.exitCode = await parade(process.argv.slice(2));
