import { KYC_SLOTS, KYC_TYPES, type KycSlot } from '@parade/api/contract/kyc.ts';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import type { Slots } from '../documents/slots.ts';
import { FormSection } from '../lib/FormSection.tsx';
import { useSiteSettings } from '../site-settings/queries.ts';
import { type PhotoTray, photoLabel } from './photos.ts';

/**
 * Both sides of the paper. No `capture` attribute: a phone then offers its photos
 * beside the camera.
 */
export function PhotoFields({ tray, slots }: { tray: PhotoTray; slots: Slots<KycSlot> }) {
  const megabytes = wholeMegabytes(useSiteSettings().uploads.maxBytes);
  return (
    <FormSection
      title="Votre pièce d’identité"
      hintId="photos-hint"
      hint={`Une photo nette et entière de chaque côté, sans reflet\u00a0: JPEG, PNG ou WebP, ${megabytes}\u00a0Mo au maximum chacune.`}
    >
      <div>
        {KYC_SLOTS.map((slot) => (
          <DocumentField
            key={slot}
            name={slot}
            hintId="photos-hint"
            label={photoLabel(slot)}
            required={slot === 'idFront'}
            optional={slot !== 'idFront'}
            types={KYC_TYPES}
            large
            slot={slots[slot]}
            onChoose={(file) => tray.choose(slot, file)}
            onClear={() => tray.clear(slot)}
          />
        ))}
      </div>
    </FormSection>
  );
}
