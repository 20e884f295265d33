import type { CheckResult } from '@parade/api/contract/checks.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ask, Refusal } from '../lib/ask.ts';
import { useReady } from '../lib/useReady.ts';
import { Answer } from './Answer.tsx';
import type { Channels } from './channels.ts';
import { takeHandedOver } from './hand-over.ts';
import { PasteButton } from './PasteButton.tsx';
import { keepCheckHere } from './share/keep-check.ts';
import { isLost, SHARE_LOST, takeShared } from './share/take-shared.ts';

interface Props {
  channels: Channels;
  maxLength: number;
  emptySentence: string;
}

type State =
  | { step: 'asking' }
  | { step: 'waiting' }
  | { step: 'answered'; result: CheckResult }
  | { step: 'failed'; message: string };

const OFFLINE =
  'Nous n’avons pas pu vérifier\u00a0: la connexion a été interrompue. Votre texte est toujours là, réessayez.';

/** Puts what was pasted into the body of a request and nowhere else: no address, no storage. */
export default function Check({ channels, maxLength, emptySentence }: Props) {
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ step: 'asking' });
  const [refusal, setRefusal] = useState('');
  const underWay = useRef<AbortController>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = useReady();

  async function check(asked: string) {
    underWay.current?.abort();
    if (asked.trim() === '') {
      setRefusal(emptySentence);
      // An answer to another text must not stand under it.
      setState({ step: 'asking' });
      field.current?.focus();
      return;
    }
    setRefusal('');
    setState({ step: 'waiting' });
    const own = new AbortController();
    underWay.current = own;
    const next = await answerTo(asked, own.signal);
    if (!own.signal.aborted) setState(next);
  }

  useEffect(() => {
    const handedOver = takeHandedOver();
    // Text that was pasted before the script had loaded stays, and waits for the button.
    setText(handedOver || (field.current?.value ?? ''));
    if (handedOver) void check(handedOver);
    keepCheckHere();
    void takeShared().then((shared) => {
      if (!shared) return;
      if (isLost(shared)) setRefusal(SHARE_LOST);
      else setText(shared.text);
      field.current?.focus();
    });
  }, []);

  useEffect(() => {
    if (state.step === 'answered' || state.step === 'failed') heading.current?.focus();
  }, [state]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void check(text);
  }

  function again() {
    setText('');
    setState({ step: 'asking' });
    field.current?.focus();
  }

  return (
    <>
      <form className="check-form scripted" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor="suspect">Ce qui vous paraît suspect</label>
          <p id="suspect-aide" className="quiet">
            Un SMS ou un e-mail entier, un lien, un numéro, un IBAN, un portefeuille, le nom d’une
            entreprise.
          </p>
          <textarea
            ref={field}
            id="suspect"
            rows={5}
            value={text}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby="suspect-aide suspect-refus"
            aria-invalid={refusal !== ''}
            onChange={(event) => setText(event.target.value)}
          />
          <p id="suspect-refus" className="problem">
            {refusal}
          </p>
        </div>
        <div className="send">
          <button
            type="submit"
            className="button"
            disabled={!ready}
            aria-disabled={state.step === 'waiting'}
          >
            {state.step === 'waiting' ? 'Vérification…' : 'Vérifier'}
          </button>
          <PasteButton field={field} onPaste={setText} />
          <p className="quiet">Votre texte n’est ni conservé ni publié.</p>
        </div>
      </form>
      <div className="check-answer" aria-live="polite">
        {state.step === 'failed' && (
          <section className="problem">
            <h2 ref={heading} tabIndex={-1}>
              La vérification n’a pas abouti
            </h2>
            <p>{state.message}</p>
          </section>
        )}
        {state.step === 'answered' && (
          <Answer result={state.result} channels={channels} heading={heading} onAgain={again} />
        )}
      </div>
    </>
  );
}

async function answerTo(text: string, signal: AbortSignal): Promise<State> {
  try {
    const result = await ask<CheckResult>('/api/checks', { body: { text }, signal });
    return { step: 'answered', result };
  } catch (error) {
    // Without a code the API did not answer: this page's own sentence says that the text stays.
    const refusal = error instanceof Refusal && error.code ? error : undefined;
    return { step: 'failed', message: refusal?.errors.text ?? refusal?.message ?? OFFLINE };
  }
}
