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

export async function makePapers(folder: string): Promise<Papers> {
  const at = (name: string) => path.join(folder, name);
  const papers: Papers = {
    photo: at('capture-du-message-recu-le-dimanche-soir.jpg'),
    statement: at('releve-de-compte.pdf'),
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
    noise.png({ compressionLevel: 1 }).toFile(papers.heavy),
    writeFile(papers.statement, PDF),
    writeFile(papers.tooLarge, Buffer.alloc(5_242_881)),
    writeFile(papers.disguised, '<html>bonjour</html>'),
  ]);
  return papers;
}
