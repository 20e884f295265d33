import type { Ours } from '@parade/api/contract/analysis/text.ts';
import { useEffect, useRef, useState } from 'react';
import { type Comparison, comparable, compare } from './compare.ts';
import type { Asked, Examination, Examined } from './examined.ts';
import { createExaminer, type Examiner } from './examiner.ts';
import { asGiven } from './files.ts';

type State = { step: 'asking' } | { step: 'reading' } | Read | Failed;

interface Read {
  step: 'read';
  examined: Examined;
  fileName: string;
  comparison: Comparison;
}

interface Failed {
  step: 'failed';
  message: string;
  /** What could be compared all the same. */
  unread: Examined | null;
  comparison: Comparison;
}

const OFFERED: Comparison = { step: 'offered' };

/** Where no worker runs, what could be compared is still found, and nothing else is read. */
async function withoutWorker(given: Asked['given']): Promise<Examined | null> {
  if (!('text' in given)) return null;
  const { text } = given;
  const room = await import('./indicators.ts').catch(() => null);
  return room && { verdict: 'nothing', signs: [], text, indicators: room.indicatorsIn(text) };
}

const PROBLEMS: Readonly<Record<Extract<Examination, { problem: string }>['problem'], string>> = {
  no_code:
    'Nous n’avons trouvé aucun code QR sur cette image. Photographiez-le de plus près, bien à plat. Si c’est une capture d’un message, recopiez son texte dans le champ\u00a0: nous ne lisons pas les mots d’une image.',
  unreadable:
    'Ce fichier ne s’ouvre pas. Choisissez une photo JPEG ou PNG, un e-mail enregistré (.eml), ou copiez le texte dans le champ.',
  too_long:
    'La lecture a été arrêtée au bout de deux secondes\u00a0: c’est trop long ou trop compliqué. Vérifiez seulement le passage ou l’image qui vous inquiète.',
  not_loaded:
    'La vérification n’a pas pu se charger. Vérifiez votre connexion, puis réessayez\u00a0: votre texte est toujours là.',
};

/** What is asked, read and compared; `ours`: the platform's own hosts and numbers. */
export function useCheck(ours: Ours) {
  const [state, setState] = useState<State>({ step: 'asking' });
  const [always, setAlways] = useState(false);
  const examiner = useRef<Examiner>(undefined);
  const request = useRef<AbortController>(undefined);
  /** Of the newest question: an answer to one before it comes too late. */
  const newest = useRef(0);

  const reader = () => (examiner.current ??= createExaminer());
  useEffect(() => () => examiner.current?.end(), []);

  async function compareNow(shown: Read | Failed, examined: Examined) {
    const own = new AbortController();
    request.current = own;
    const show = (comparison: Comparison) => {
      if (!own.signal.aborted) setState({ ...shown, comparison });
    };
    show({ step: 'waiting' });
    show(await compare(comparable(examined), own.signal).catch(() => ({ step: 'offered' })));
  }

  async function read(given: Asked['given'], fileName = '') {
    const own = forget();
    setState({ step: 'reading' });
    const examination = await reader().examine({ given, ours });
    if (own !== newest.current) return;
    if ('problem' in examination) {
      const { problem } = examination;
      const unread = problem === 'not_loaded' ? await withoutWorker(given) : null;
      if (own !== newest.current) return;
      setState({ step: 'failed', message: PROBLEMS[problem], unread, comparison: OFFERED });
      return;
    }
    const { examined } = examination;
    const shown: Read = { step: 'read', examined, fileName, comparison: OFFERED };
    setState(shown);
    if (always && comparable(examined).length > 0) await compareNow(shown, examined);
  }

  async function readFile(file: File) {
    const given = asGiven(file);
    if ('refusal' in given) {
      forget();
      const unread = null;
      setState({ step: 'failed', message: given.refusal, unread, comparison: OFFERED });
    } else await read(given, file.name);
  }

  /** What is under way is for nobody any more. */
  function forget(): number {
    request.current?.abort();
    return ++newest.current;
  }

  return {
    ...{ state, always, setAlways, readFile },
    warm: () => reader().warm(),
    readText: (text: string) => read({ text }),
    compareNow: () => {
      if (state.step === 'read') void compareNow(state, state.examined);
      if (state.step === 'failed' && state.unread) void compareNow(state, state.unread);
    },
    restart: () => {
      forget();
      setState({ step: 'asking' });
    },
  };
}
