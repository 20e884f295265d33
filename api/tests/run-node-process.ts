/** A process of its own that runs a script as a build is run, for the test of what becomes of it: arguments, folder first. */
import { runNode } from '../src/public/publication/run-node.ts';

const [folder = '.', ...args] = process.argv.slice(2);
await runNode(folder, args, {}, new AbortController().signal);
