/** The files that a victim would add, made here: nobody's photograph, nobody's statement. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Paths of files on disk. */
export interface Papers {
  photo: string;
  statement: string;
  /** Megabytes: slow enough on a throttled line to be seen under way. */
  heavy: string;
  tooLarge: string;
  /** Its name says PNG, its content does not. */
  disguised: string;
  /** Both sides of a paper that nobody has. */
  idFront: string;
  idBack: string;
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

const SMS = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
  <rect width="900" height="1200" fill="#dfe6ee"/>
  <rect x="60" y="90" width="640" height="230" rx="36" fill="#ffffff"/>
  <rect x="100" y="130" width="520" height="24" fill="#9aa8bb"/>
  <rect x="100" y="180" width="460" height="24" fill="#9aa8bb"/>
  <rect x="100" y="230" width="300" height="24" fill="#1f4b7a"/>
  <rect x="240" y="400" width="600" height="160" rx="36" fill="#3e6b5c"/>
</svg>`;

const card = (lines: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="810">
  <rect width="1280" height="810" rx="40" fill="#e6ecf5"/>
  ${lines}
</svg>`;

const FRONT = card(`<rect x="70" y="180" width="330" height="430" fill="#9aa8bb"/>
  <circle cx="235" cy="340" r="90" fill="#e6ecf5"/>
  <rect x="110" y="450" width="250" height="160" rx="80" fill="#e6ecf5"/>
  <rect x="70" y="70" width="620" height="44" fill="#1f4b7a"/>
  <rect x="460" y="200" width="480" height="34" fill="#55617a"/>
  <rect x="460" y="290" width="620" height="34" fill="#55617a"/>
  <rect x="460" y="380" width="360" height="34" fill="#55617a"/>
  <rect x="70" y="690" width="1140" height="40" fill="#16243a"/>`);

const BACK = card(`<rect x="70" y="90" width="760" height="34" fill="#55617a"/>
  <rect x="70" y="180" width="560" height="34" fill="#55617a"/>
  <rect x="980" y="90" width="220" height="220" fill="#16243a"/>
  <rect x="70" y="560" width="1140" height="34" fill="#16243a"/>
  <rect x="70" y="630" width="1140" height="34" fill="#16243a"/>
  <rect x="70" y="700" width="1140" height="34" fill="#16243a"/>`);

export async function makePapers(folder: string): Promise<Papers> {
  const at = (name: string) => path.join(folder, name);
  const papers: Papers = {
    photo: at('capture-du-message-recu-le-dimanche-soir.jpg'),
    statement: at('releve-de-compte.pdf'),
    heavy: at('photo-de-l-ecran.png'),
    tooLarge: at('video-de-l-ecran.png'),
    disguised: at('capture.png'),
    idFront: at('carte-recto.jpg'),
    idBack: at('carte-verso.jpg'),
  };
  const noise = sharp({
    create: {
      width: 1100,
      height: 1100,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#fff',
    },
  });
  await Promise.all([
    sharp(Buffer.from(SMS)).jpeg().toFile(papers.photo),
    sharp(Buffer.from(FRONT)).jpeg().toFile(papers.idFront),
    sharp(Buffer.from(BACK)).jpeg().toFile(papers.idBack),
    noise.png({ compressionLevel: 1 }).toFile(papers.heavy),
    writeFile(papers.statement, PDF),
    writeFile(papers.tooLarge, Buffer.alloc(5_242_881)),
    writeFile(papers.disguised, '<html>bonjour</html>'),
  ]);
  return papers;
}
