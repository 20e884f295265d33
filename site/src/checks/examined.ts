import type { CodeContent } from '@parade/api/contract/analysis/qr.ts';
import type { Ours } from '@parade/api/contract/analysis/text.ts';
import type { Analysis } from '@parade/api/contract/analysis/verdict.ts';
import type { IndicatorKind } from '@parade/api/contract/indicators.ts';

/** What goes to the worker: one thing, with the platform's own hosts and numbers. */
export interface Asked {
  given: { text: string } | { email: Blob } | { picture: Blob };
  ours: Ours;
}

/** Something that could be compared with the lists, as it was written. */
export interface Indicator {
  kind: IndicatorKind;
  text: string;
}

/** What the browser found by itself. */
export interface Examined extends Analysis {
  /** The text whose places the signs name; empty where there is none to show. */
  text: string;
  /** Who an e-mail says that it comes from. */
  from?: string;
  /** What a QR code holds. */
  content?: CodeContent;
  indicators: readonly Indicator[];
}

/** `no_code`: a picture without a readable QR code; `unreadable`: no picture that this browser opens. */
export type Examination =
  | { examined: Examined }
  | { problem: 'no_code' | 'unreadable' | 'too_long' | 'not_loaded' };
