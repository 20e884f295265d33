import { DOCUMENT_SLOTS } from '@parade/api/contract/reports.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import type { DocumentTray } from '../documents/DocumentTray.ts';
import { type Slots, slotLabel } from '../documents/slots.ts';
import { FormSection } from './FormSection.tsx';

/** Up to three proofs. All are optional. */
export function DocumentsSection({ tray, slots }: { tray: DocumentTray; slots: Slots }) {
  return (
    <FormSection
      title="Vos preuves"
      hintId="documents-hint"
      hint="Captures d’écran, relevés, contrats&nbsp;: des images ou des PDF, 5&nbsp;Mo au maximum chacun. Tous sont facultatifs. L’original est conservé tel quel."
    >
      <div>
        {DOCUMENT_SLOTS.map((name) => (
          <DocumentField
            key={name}
            name={name}
            label={slotLabel(name)}
            slot={slots[name]}
            onChoose={(file) => tray.choose(name, file)}
            onClear={() => tray.clear(name)}
          />
        ))}
      </div>
    </FormSection>
  );
}
