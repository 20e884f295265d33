import type { UseControllerReturn } from 'react-hook-form';
import type { FieldSpec } from './spec.ts';
import type { SettingsValues } from './values.ts';

/** What every kind of field is drawn from. */
export interface Drawn {
  spec: FieldSpec;
  field: UseControllerReturn<SettingsValues>['field'];
  problem: string | undefined;
  readOnly: boolean;
}
