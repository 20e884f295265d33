import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8').trim();

export interface Message {
  kind: string;
  text: string;
}

/** Messages by their kind: `## kind`, then one a block between `---`. */
export const messagesOf = (file: string): Message[] =>
  read(file)
    .split(/^(?=## )/m)
    .flatMap((block) => {
      const [heading = '', ...lines] = block.split('\n');
      return lines
        .join('\n')
        .split(/^---$/m)
        .map((text) => ({ kind: heading.slice(3), text: text.trim() }));
    });

export interface LookAlikeHost {
  host: string;
  brand: string;
  trick: string;
}

export const lookAlikes = (): LookAlikeHost[] =>
  read('look-alikes.tsv')
    .split('\n')
    .map((line) => {
      const [host = '', brand = '', trick = ''] = line.split('\t');
      return { host, brand, trick };
    });

export const legitimateHosts = (): string[] => read('legitimate-hosts.txt').split('\n');

/** Of the files of a folder, `<name>.scams.txt` and `<name>.innocents.txt`, the names. */
export const namesIn = (folder: string): string[] =>
  readdirSync(path.join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.scams.txt'))
    .map((file) => file.slice(0, -'.scams.txt'.length))
    .sort();
