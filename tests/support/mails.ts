/** The mails that a product has written: without a mail server each is a file of its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The link of the newest mail to an address that leads to this path; none while it is on its way. */
export const linkIn = (dataDir: string, to: string, target: string) =>
  newestIn(dataDir, to, new RegExp(`http\\S+${target}\\?token=[\\w-]+`));

/** What the newest mail to an address says of this; nothing while it is on its way. */
export async function newestIn(
  dataDir: string,
  to: string,
  sought: RegExp,
): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  // There is none before the first mail.
  const names = await readdir(folder).catch((): string[] => []);
  let found: string | undefined;
  for (const name of names.filter((n) => n.endsWith('.eml')).sort()) {
    const mail = await readFile(path.join(folder, name), 'utf8');
    if (!mail.includes(`To: ${to}`)) continue;
    // Quoted-printable breaks long lines and writes = as =3D.
    const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    found = sought.exec(text)?.[0] ?? found;
  }
  return found;
}
