import { FormText } from '../lib/form/fields.tsx';

const NUMBER = { valueAsNumber: true };

/** Who is behind a key, and how much it may ask for. */
export function KeyFields({ disabled = false }: { disabled?: boolean }) {
  return (
    <>
      <FormText name="partner" label="Partenaire" autoComplete="off" disabled={disabled} required />
      <FormText
        name="contact"
        label="E-mail du contact"
        type="email"
        autoComplete="off"
        disabled={disabled}
        required
      />
      <FormText
        name="perMinute"
        label="Vérifications par minute, au plus"
        type="number"
        options={NUMBER}
        disabled={disabled}
        required
      />
      <FormText
        name="perDay"
        label="Vérifications par jour, au plus"
        type="number"
        options={NUMBER}
        disabled={disabled}
        required
      />
    </>
  );
}
