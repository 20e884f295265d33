/** What the archive carries of others: their licences as a list and as texts, and the bill of materials. */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../src/platform/ids.ts';
import { output } from './command.ts';

/** The rooms that people use: packages of the front ends are inside what was built of them. */
const ROOMS = ['db', 'api', 'site', 'client', 'admin'];
const filters = ROOMS.flatMap((room) => ['--filter', `@parade/${room}`]);

/** `pnpm sbom` came with this line; the one that installs does not know it yet. */
const SBOM_PNPM = 'pnpm@11.28.10';

interface Package {
  name: string;
  versions: readonly string[];
  license: string;
  author?: string;
  homepage?: string;
  paths: readonly string[];
}

/** Every package of production, in the order of their names. */
function packages(): Package[] {
  const listed = output('pnpm', [
    ...filters,
    '--loglevel=error',
    ...['licenses', 'list', '--prod', '--json'],
  ]);
  const found = Object.values(JSON.parse(listed) as Record<string, Package[]>).flat();
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** The texts that a package brings with it. */
function textsOf({ paths }: Package): string[] {
  const files = paths.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim()),
  );
  return [...new Set(files)];
}

const LINE = '-'.repeat(80);

function notice(one: Package): string {
  const title = `${one.name} ${one.versions.join(', ')} — ${one.license}`;
  const from = [one.author, one.homepage].filter(Boolean).join(', ');
  return [LINE, title, from, '', ...textsOf(one)].join('\n');
}

interface Bom {
  serialNumber: string;
  metadata: { timestamp: string };
  components: { group?: string; name: string; version: string; licenses?: object[] }[];
}

/** The id of an SPDX licence, an expression of several, or whatever else the package says. */
function cyclonedxLicence(licence: string): object {
  if (/\s(and|or)\s/i.test(licence)) {
    return { expression: licence.replace(/\s(and|or)\s/gi, (word) => word.toUpperCase()) };
  }
  const isId = /-|^(MIT|ISC|0BSD)$/.test(licence);
  return { license: isId ? { id: licence } : { name: licence } };
}

/** CycloneDX by pnpm, with the licences that it does not find in another pnpm's store. */
function billOfMaterials(found: readonly Package[], at: string): Bom {
  const args = [...filters, 'sbom', '--prod', '--sbom-format', 'cyclonedx'];
  const command = `pnpm ${[...args, '--sbom-type', 'application'].join(' ')}`;
  const env = { pnpm_config_pm_on_fail: 'ignore' };
  const bom: Bom = JSON.parse(output('npx', ['--yes', '-p', SBOM_PNPM, '-c', command], { env }));
  const licences = new Map(
    found.flatMap(({ name, versions, license }) =>
      versions.map((version) => [`${name}@${version}`, license]),
    ),
  );
  for (const component of bom.components) {
    const { group, name, version } = component;
    const licence = licences.get(`${group ? `${group}/` : ''}${name}@${version}`);
    if (licence) component.licenses ??= [cyclonedxLicence(licence)];
  }
  // By what it lists, and not by the moment: the same release is the same file.
  bom.metadata.timestamp = at;
  const hash = sha256(JSON.stringify(bom.components));
  const digits = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  bom.serialNumber = `urn:uuid:${[...digits, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')}`;
  return bom;
}

/** Writes `sbom.cdx.json`, `licences.json` and `NOTICES.txt` into a folder; `at` is the release's instant. */
export async function writeThirdParties(folder: string, at: string): Promise<void> {
  const found = packages();
  const list = found.map(({ paths: _, ...told }) => told);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  await writeFile(path.join(folder, 'sbom.cdx.json'), json(billOfMaterials(found, at)));
  await writeFile(path.join(folder, 'licences.json'), json(list));
  await writeFile(path.join(folder, 'NOTICES.txt'), `${found.map(notice).join('\n\n')}\n`);
}
