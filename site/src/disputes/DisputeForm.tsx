import type { ReactNode } from 'react';
import { useReady } from '../lib/useReady.ts';
import { useDisputeForm } from './useDisputeForm.ts';

interface Props {
  alertId: string;
  /** Who may dispute: each role's name on the wire with its label. */
  roles: readonly (readonly [name: string, label: string])[];
  /** The e-mail address for people who write instead. */
  contact: string;
}

/** « Signaler une erreur » : without a script it says where to write. */
export function DisputeForm({ alertId, roles, contact }: Props) {
  const { form, send, state, errors, problem, sentTo } = useDisputeForm(alertId);
  const ready = useReady();
  const field = (name: keyof typeof errors) => ({
    id: `erreur-${name}`,
    name,
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': errors[name] ? `erreur-${name}-faute` : undefined,
  });
  return (
    <details className="dispute no-print">
      <summary>Signaler une erreur</summary>
      <p className="quiet">
        Une information est fausse, ou cette alerte vous met en cause à tort&nbsp;? Dites-le-nous,
        ici ou en écrivant à <a href={`mailto:${contact}`}>{contact}</a> avec l’adresse de cette
        page.
      </p>
      <p role="status">
        {sentTo && (
          <>
            Un e-mail vient de partir à {sentTo}. Votre demande compte dès que vous l’avez confirmée
            par le lien qu’il contient.
          </>
        )}
      </p>
      {!sentTo && (
        <form className="scripted" ref={form} onSubmit={send} noValidate>
          <Field {...{ name: 'email', label: 'Votre adresse e-mail', error: errors.email }}>
            <input type="email" autoComplete="email" maxLength={254} required {...field('email')} />
          </Field>
          <Field {...{ name: 'role', label: 'Qui êtes-vous\u00a0?', error: errors.role }}>
            <select required {...field('role')}>
              <option value="">Choisissez…</option>
              {roles.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
          <Field
            {...{ name: 'message', label: 'Qu’est-ce qui est faux\u00a0?', error: errors.message }}
          >
            <textarea rows={5} maxLength={4000} required {...field('message')} />
          </Field>
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <button
            type="submit"
            className="button"
            disabled={!ready}
            aria-disabled={state === 'sending'}
          >
            {state === 'sending' ? 'Envoi…' : 'Envoyer'}
          </button>
          <p className="quiet">
            Votre adresse ne sert qu’à traiter cette demande. <a href="/rgpd">Vos données</a>.
          </p>
        </form>
      )}
    </details>
  );
}

interface FieldProps {
  name: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

function Field({ name, label, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={`erreur-${name}`}>{label}</label>
      {children}
      {error && (
        <p className="problem" id={`erreur-${name}-faute`}>
          {error}
        </p>
      )}
    </div>
  );
}
