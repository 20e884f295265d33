/** The mails that a product has written: without a mail server each is a file of its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The link of the newest mail to an address that leads to this path; none while it is on its way. */
export async function linkIn(
  dataDir: string,
  to: string,
  target: string,
): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  let link: string | undefined;
  for (const name of (await readdir(folder)).filter((n) => n.endsWith('.eml')).sort()) {
    const mail = await readFile(path.join(folder, name), 'utf8');
    if (!mail.includes(`To: ${to}`)) continue;
    // Quoted-printable breaks long lines and writes = as =3D.
    const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    link = new RegExp(`http\\S+${target}\\?token=[\\w-]+`).exec(text)?.[0] ?? link;
  }
  return link;
}
