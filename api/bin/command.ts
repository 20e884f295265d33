/** Runs a command: what stops it is one sentence, and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Identity papers and the database are for nobody else on the machine.
  process.umask(0o077);
  await command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
