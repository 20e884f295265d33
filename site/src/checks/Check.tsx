import type { Ours } from '@parade/api/contract/analysis/text.ts';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { letFacesCome } from '../lib/faces.ts';
import { useReady } from '../lib/useReady.ts';
import { Answer } from './Answer.tsx';
import { Compare } from './Compare.tsx';
import type { Channels } from './channels.ts';
import { comparable } from './compare.ts';
import { ACCEPTED } from './files.ts';
import { takeHandedOver } from './hand-over.ts';
import { PasteButton } from './PasteButton.tsx';
import type { Received } from './received.ts';
import { keepCheckHere } from './share/keep-check.ts';
import { isLost, SHARE_LOST, takeShared } from './share/take-shared.ts';
import { useCheck } from './useCheck.ts';

interface Props {
  channels: Channels;
  ours: Ours;
  /** Characters of a text: more is not read to its end, so it is refused. */
  maxLength: number;
  emptySentence: string;
  longSentence: string;
  /** In a page of another site: nothing is kept in the browser, nor read from it. */
  embedded?: boolean;
}

/** Text that was pasted before the script had loaded: drawn without it, the field would be emptied. */
const pastedBefore = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLTextAreaElement>(`#${FIELD}`)?.value ?? '');
const FIELD = 'suspect';

/** Everything is read in the browser; what leaves it, leaves after a tap. No address, no storage. */
export default function Check({
  channels,
  ours,
  maxLength,
  embedded = false,
  ...sentences
}: Props) {
  const [text, setText] = useState(pastedBefore);
  const [refusal, setRefusal] = useState('');
  const [isOver, setIsOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const ready = useReady();
  const { state, always, setAlways, warm, readText, readFile, compareNow, restart } =
    useCheck(ours);

  function refuse(sentence: string) {
    setRefusal(sentence);
    // An answer to another text must not stand under it.
    restart();
    field.current?.focus();
  }

  function check(asked: string) {
    const given = asked.trim();
    if (given === '') return refuse(sentences.emptySentence);
    if (given.length > maxLength) return refuse(sentences.longSentence);
    setRefusal('');
    void readText(asked);
  }

  function receive({ text: given, files }: Received) {
    if (given) setText(given);
    setRefusal('');
    const [file] = files;
    if (file) void readFile(file);
    else if (given) check(given);
  }

  useEffect(() => {
    const handedOver = embedded ? '' : takeHandedOver();
    // What was pasted stays, and waits for the button.
    if (handedOver) {
      setText(handedOver);
      check(handedOver);
    }
    if (embedded) return;
    letFacesCome();
    keepCheckHere();
    void takeShared().then((shared) => {
      if (!shared) return;
      if (isLost(shared)) refuse(SHARE_LOST);
      else receive(shared);
    });
  }, []);

  useEffect(() => {
    if (state.step === 'read' || state.step === 'failed') heading.current?.focus();
  }, [state.step]);

  function submit(event: FormEvent) {
    event.preventDefault();
    check(text);
  }

  /** Words fall into the field by themselves. */
  function take(event: ClipboardEvent | DragEvent, { files }: DataTransfer) {
    if (files.length === 0) return;
    event.preventDefault();
    receive({ text: '', files: [...files] });
  }

  function again() {
    setText('');
    restart();
    field.current?.focus();
  }

  return (
    <>
      <form
        className="check-form scripted"
        data-over={isOver || undefined}
        onSubmit={submit}
        onFocus={warm}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
          warm();
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          setIsOver(false);
          take(event, event.dataTransfer);
        }}
        noValidate
      >
        <div className="field">
          <label htmlFor={FIELD}>Ce qui vous paraît suspect</label>
          <p id="suspect-aide" className="quiet">
            Un SMS ou un e-mail entier, un lien, un numéro, un IBAN, un portefeuille, le nom d’une
            entreprise.
          </p>
          <textarea
            ref={field}
            id={FIELD}
            rows={5}
            value={text}
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
            aria-disabled={state.step === 'reading'}
          >
            {state.step === 'reading' ? 'Vérification…' : 'Vérifier'}
          </button>
          <PasteButton
            onPaste={(given) => receive({ text: given, files: [] })}
            onRefused={refuse}
          />
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            className="unseen"
            aria-label="Code QR ou e-mail à vérifier"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // Emptied, so that choosing the same file again is a change, too.
              if (file) receive({ text: '', files: [file] });
              event.target.value = '';
            }}
          />
          <button
            type="button"
            className="button second"
            disabled={!ready}
            onClick={() => picker.current?.click()}
          >
            Code QR ou e-mail (.eml)
          </button>
          <p className="quiet">Tout est lu sur votre appareil. Rien n’est conservé.</p>
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
        {state.step === 'failed' && state.unread && (
          <Compare
            things={comparable(state.unread)}
            {...{ comparison: state.comparison, always }}
            onAlways={setAlways}
            onCompare={compareNow}
          />
        )}
        {state.step === 'read' && (
          <Answer
            examined={state.examined}
            fileName={state.fileName}
            comparison={state.comparison}
            always={always}
            channels={channels}
            embedded={embedded}
            heading={heading}
            onAlways={setAlways}
            onCompare={compareNow}
            onAgain={again}
          />
        )}
      </div>
    </>
  );
}
