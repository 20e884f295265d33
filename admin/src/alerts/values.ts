import { zodResolver } from '@hookform/resolvers/zod';
import {
  type AdminAlert,
  type AlertFields,
  type AlertStatus,
  alertForm,
  alertUpdate,
} from '@parade/api/contract/alerts-admin.ts';
import { parseEuros, typedEuros } from '@parade/api/contract/money.ts';
import type { Resolver } from 'react-hook-form';

/** What the inputs hold: the amount as it is typed. */
export interface AlertValues {
  title: string;
  description: string;
  perpetratorInfo: string;
  fraudType: string;
  country: string;
  region: string;
  amount: string;
  dateOfFraud: string;
  indicators: AlertFields['indicators'];
}

export const NEW_ALERT: AlertValues = {
  title: '',
  description: '',
  perpetratorInfo: '',
  fraudType: '',
  country: 'France',
  region: '',
  amount: '',
  dateOfFraud: '',
  indicators: [],
};

/** A company's stored value is made for comparing: the form shows its display name. */
const valuesOf = (alert: AdminAlert): AlertValues => ({
  title: alert.title,
  description: alert.description,
  perpetratorInfo: alert.perpetratorInfo,
  fraudType: alert.fraudType,
  country: alert.country,
  region: alert.region,
  amount: typedEuros(alert.amount),
  dateOfFraud: alert.dateOfFraud,
  indicators: alert.indicators.map(({ kind, value, display }) => ({
    kind,
    value: kind === 'company' ? display : value,
  })),
});

/** The request that the inputs make. A text that is no amount becomes NaN, which the contract refuses. */
function requestFor<Values extends AlertValues>(values: Values): Values {
  const euros = parseEuros(values.amount);
  const amount = euros === undefined ? Number.NaN : (euros ?? 0);
  return { ...values, amount: amount as unknown as string };
}

/** What the form edits of an alert: its buttons set the status, and publishing needs the confirmation. */
export interface DecisionValues extends AlertValues {
  status: AlertStatus;
  noPersonNamed: boolean;
  checkedHow: string;
  checkedWith: string;
  version: number;
}

export const decisionValues = (alert: AdminAlert): DecisionValues => ({
  ...valuesOf(alert),
  status: alert.status,
  noPersonNamed: false,
  checkedHow: alert.checkedHow ?? '',
  checkedWith: alert.checkedWith ?? '',
  version: alert.version,
});

export type NewAlert = ReturnType<typeof alertForm.parse>;
export type Decision = ReturnType<typeof alertUpdate.parse>;

const checkNew = zodResolver(alertForm) as unknown as Resolver<AlertValues, unknown, NewAlert>;
const check = zodResolver(alertUpdate) as unknown as Resolver<DecisionValues, unknown, Decision>;

export const newAlertResolver: typeof checkNew = (values, context, options) =>
  checkNew(requestFor(values), context, options);

/** Statuses that take an alert from sight: they save no fields, so that no wrong field can hinder them. */
const ALONE: readonly AlertStatus[] = ['retired', 'suspended'];
export const isAlone = (before: AlertStatus, after: AlertStatus) =>
  before !== after && ALONE.includes(after);

export const resolverOf =
  (alert: AdminAlert): typeof check =>
  (values, context, options) => {
    const { status } = values;
    const saved = isAlone(alert.status, status) ? { ...decisionValues(alert), status } : values;
    return check(requestFor(saved), context, options);
  };
