/** Names that were made to be run, hidden or refused by some system. */
import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const PDF = 'application/pdf';
const ENDINGS: Readonly<Record<string, RegExp>> = {
  [PDF]: /\.pdf$/,
  'image/jpeg': /\.jpe?g$/,
  'image/png': /\.png$/,
  'image/webp': /\.webp$/,
};

const HOSTILE: readonly (readonly [what: string, name: string, leaves: string, type?: string])[] = [
  ['an application of HTML', 'releve.hta', 'releve.pdf'],
  ['a page', 'capture.html', 'capture.png', 'image/png'],
  ['a programme', 'photo.EXE', 'photo.jpg', 'image/jpeg'],
  ['a shortcut', 'contrat.lnk', 'contrat.pdf'],
  ['a script', 'logo.svg', 'logo.webp', 'image/webp'],
  ['another picture', 'photo.png', 'photo.jpg', 'image/jpeg'],
  ['the other ending of the type', 'photo.JPEG', 'photo.jpeg', 'image/jpeg'],
  ['a second extension', 'releve.pdf.hta', 'releve.pdf'],
  ['a wide dot', 'facture\uff0eexe', 'facture.pdf'],
  ['a dot leader', 'facture\u2024exe.pdf', 'facture_exe.pdf'],
  ['a small dot', 'facture\ufe52js\uff0epdf', 'facture_js.pdf'],
  ['an extension before ours', 'facture.exe.pdf', 'facture_exe.pdf'],
  ['the same behind blanks', `facture.exe${' '.repeat(80)}.pdf`, 'facture_exe.pdf'],
  ['ours many times', 'a.pdf.PDF.pdf.', 'a.pdf'],
  ['a long extension', 'x.application', 'x_application.pdf'],
  ['an extension with a dash', 'x.settingcontent-ms', 'x_settingcontent-ms.pdf'],
  ['a date', 'Relevé du 12.03.2024', 'Relevé du 12.03.2024.pdf'],
  ['an initial', 'Lettre de M. Dupont.pdf', 'Lettre de M. Dupont.pdf'],
  ['text from right to left', 'annexe\u202efdp.exe', 'annexefdp.pdf'],
  ['isolates and marks', '\u2067a\u2069\u200f\u061c.js', 'a.pdf'],
  ['tags and a vowel separator', 'a\u{e0041}\u180e.js', 'a.pdf'],
  ['control characters', 'a\u0000\u001b\n\tb\u0085.bat', 'a b.pdf'],
  ['a stream of another file', 'a.pdf:b.exe', 'a_pdf_b.pdf'],
  ['paths', '..\\..//a|b?<c>*"d".vbs', '____a_b__c___d_.pdf'],
  ['trailing dots and blanks', 'releve.hta. . .', 'releve.pdf'],
  ['a hidden file', '.htaccess', 'htaccess.pdf'],
  ['an option', '--help.pdf', 'help.pdf'],
  ['a home', '~/.ssh', 'document.pdf'],
  ['a device', 'CON', '_CON.pdf'],
  ['a device with an ending', 'nul.pdf', '_nul.pdf'],
  ['a device with two', 'Aux.12.gz', '_Aux.12.pdf'],
  ['a numbered device', 'COM¹ .txt', '_COM¹.pdf'],
  ['what only begins as one', 'connaissances.pdf', 'connaissances.pdf'],
  ['nothing', '', 'document.pdf'],
  ['no stem', '.pdf', 'pdf.pdf'],
  ['dots alone', '...', 'document.pdf'],
  ['what cannot be seen', '\u200b\u2060\u00ad\ufeff', 'document.pdf'],
  ['signs alone', '😀💶', 'document.pdf'],
  ['half a letter', 'a\ud800b.exe', 'ab.pdf'],
  ['10 kB', `${'a'.repeat(10_000)}.hta`, `${'a'.repeat(115)}.pdf`],
  ['a thousand letters of three bytes', '証'.repeat(1000), `${'証'.repeat(53)}.pdf`],
  ['a type that nobody knows', 'a.exe', 'a.bin', 'application/x-old'],
];

describe('a file leaves under a name that says what it is', () => {
  for (const [what, name, leaves, type = PDF] of HOSTILE) {
    it(what, () => expect(fileName(name, type)).toBe(leaves));
  }

  it('whatever it was called: every extension by every type, and nothing that any system refuses', () => {
    const extensions =
      'exe hta js vbs lnk scr bat cmd ps1 html svg mht xhtml jar msi url iso docm'.split(' ');
    const names = [
      ...HOSTILE.map(([, name]) => name),
      ...extensions.flatMap((e) => [
        `a.${e}`,
        `a.${e.toUpperCase()}`,
        `a.pdf.${e}`,
        `.${e}`,
        `a.${e}.`,
      ]),
    ];
    for (const [type, ending] of Object.entries(ENDINGS)) {
      for (const name of names) {
        const leaves = fileName(name, type);
        expect(leaves).toMatch(ending);
        expect(leaves).not.toMatch(/[\p{Cc}\p{Cs}<>:"/\\|?*\u202a-\u202e\u2066-\u2069]|^[\s.~-]/u);
        expect(leaves).not.toMatch(new RegExp(`\\.(${extensions.join('|')})(\\.|$)`, 'i'));
        expect(Buffer.byteLength(leaves)).toBeLessThanOrEqual(200);
        expect(fileName(leaves, type)).toBe(leaves);
      }
    }
  });
});
