import { expect, it } from 'vitest';
import { ALERT_FRAUD_TYPES, ALERT_TYPE_OF_REPORT } from './alerts.ts';
import { REPORT_FRAUD_TYPES } from './report-choices.ts';

it('finds one of the ten types for each of the seven of a report', () => {
  expect(Object.keys(ALERT_TYPE_OF_REPORT)).toEqual([...REPORT_FRAUD_TYPES]);
  for (const type of REPORT_FRAUD_TYPES) {
    expect(ALERT_FRAUD_TYPES).toContain(ALERT_TYPE_OF_REPORT[type]);
  }
});
