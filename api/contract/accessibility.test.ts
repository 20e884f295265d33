import { describe, expect, it } from 'vitest';
import { publishedState } from './accessibility.ts';

const today = new Date().toISOString().slice(0, 10);
const audited = {
  state: 'partial',
  rate: 86,
  auditedBy: 'Cabinet Lecture',
  auditedOn: today,
} as const;

describe('the state of accessibility', () => {
  it('is published as declared once an audit with its author and its day is behind it', () => {
    expect(publishedState(audited)).toBe('partial');
    expect(publishedState({ ...audited, state: 'full', rate: 100 })).toBe('full');
  });

  it.each([
    ['nobody audited', { auditedBy: '' }],
    ['the day is missing', { auditedOn: null }],
    ['the audit is older than three years', { auditedOn: '2020-01-01' }],
    ['fewer than half of the criteria are met', { rate: 49.9 }],
  ])('is « non conforme » where %s', (_, change) => {
    expect(publishedState({ ...audited, ...change })).toBe('none');
  });

  it('is never « totalement » below 100 %', () => {
    expect(publishedState({ ...audited, state: 'full', rate: 99.9 })).toBe('partial');
  });
});
