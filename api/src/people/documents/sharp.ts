/** For the processes that draw: it takes some 25 MB, so that no other file may import it. */
import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);
// Ctrl-C in a terminal reaches these too: they end with the server, which finishes what it began.
process.on('SIGINT', () => {});

export { sharp };
