/** Runs what was typed; `api/bin/parade.ts` brings it here once the Node is new enough to read this. */
import { parade } from './parade.ts';

// Identity papers and the database are for nobody else on the machine.
process.umask(0o077);
// Whoever reads along (`| head`) may stop: what was begun goes on to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await parade(process.argv.slice(2));
