import { formatNumber } from '@parade/api/contract/money.ts';
import { REPORT_LENGTHS } from '@parade/api/contract/report-choices.ts';
import { type Control, useWatch } from 'react-hook-form';
import type { ReportTexts } from './form.ts';

/** From this part of a text's limit on, its length is told. */
const NEAR = 0.9;

interface LengthHintProps {
  control: Control<ReportTexts>;
  name: keyof typeof REPORT_LENGTHS;
}

/** How much room a long text has left, once there is little. */
export function LengthHint({ control, name }: LengthHintProps) {
  const { length } = useWatch({ control, name }).trim();
  const limit = REPORT_LENGTHS[name];
  if (length < limit * NEAR) return null;
  const counted = `${formatNumber(length)} caractères sur ${formatNumber(limit)}.`;
  return (
    <strong>
      {' '}
      {length > limit
        ? `${counted} Raccourcissez ce texte, ou joignez le récit complet en PDF.`
        : counted}
    </strong>
  );
}
