/** The files that a victim would add, made here: nobody's photograph, nobody's statement. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Paths of files on disk. */
export interface Papers {
  photo: string;
  statement: string;
  /** Both sides of an identity card of nobody's. */
  idFront: string;
  idBack: string;
  /** Megabytes: slow enough on a throttled line to be seen under way. */
  heavy: string;
  tooLarge: string;
  /** Its name says PNG, its content does not. */
  disguised: string;
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

/** As it is photographed on a table; bars stand for what is printed. */
const card = (
  inside: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1100">
  <rect width="1600" height="1100" fill="#6d5a48"/>
  <g transform="rotate(-2 800 550)">
    <rect x="130" y="90" width="1340" height="900" rx="48" fill="#dfe8f2"/>
    ${inside}
  </g>
</svg>`;
const FRONT = card(`<rect x="130" y="90" width="1340" height="140" rx="48" fill="#1e3a6b"/>
  <rect x="200" y="300" width="380" height="490" fill="#8ea0b5"/>
  <circle cx="390" cy="480" r="110" fill="#5c6d82"/><rect x="240" y="620" width="300" height="170" fill="#5c6d82"/>
  ${[300, 400, 500, 600, 700].map((y, at) => `<rect x="660" y="${y}" width="${620 - 70 * at}" height="36" fill="#33415c"/>`).join('')}`);
const BACK =
  card(`${[190, 290, 390].map((y) => `<rect x="220" y="${y}" width="760" height="32" fill="#33415c"/>`).join('')}
  ${[700, 780, 860].map((y) => `<rect x="200" y="${y}" width="1200" height="44" fill="#16243a"/>`).join('')}`);

export async function makePapers(folder: string): Promise<Papers> {
  const at = (name: string) => path.join(folder, name);
  const papers: Papers = {
    photo: at('capture-du-message-recu-le-dimanche-soir.jpg'),
    statement: at('releve-de-compte.pdf'),
    idFront: at('carte-recto.jpg'),
    idBack: at('carte-verso.jpg'),
    heavy: at('photo-de-l-ecran.png'),
    tooLarge: at('video-de-l-ecran.png'),
    disguised: at('capture.png'),
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
