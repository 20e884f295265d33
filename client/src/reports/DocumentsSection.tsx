import { DOCUMENT_SLOTS } from '@parade/api/contract/reports.ts';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import { type ProofSlots, type ProofTray, slotLabel } from '../documents/proofs.ts';
import { FormSection } from '../lib/FormSection.tsx';
import { useSiteSettings } from '../site-settings/queries.ts';

/** Up to three proofs. All are optional. */
export function DocumentsSection({ tray, slots }: { tray: ProofTray; slots: ProofSlots }) {
  const megabytes = wholeMegabytes(useSiteSettings().uploads.maxBytes);
  return (
    <FormSection
      title="Vos preuves"
      hintId="documents-hint"
      hint={`Captures d’écran, relevés, contrats\u00a0: des images ou des PDF, ${megabytes}\u00a0Mo au maximum chacun. Tous sont facultatifs. L’original est conservé tel quel.`}
    >
      <div>
        {DOCUMENT_SLOTS.map((name) => (
          <DocumentField
            key={name}
            name={name}
            hintId="documents-hint"
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
