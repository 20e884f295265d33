import { readDocument } from '@parade/api/contract/document-reading.ts';
import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { documents } from '@parade/api/contract/features/documents.ts';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { ApiError, errorFromAnswer, networkError } from './api-error.ts';
import { request } from './request.ts';

interface UploadOptions {
  /** 0 to 1, as the bytes leave. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends one file. `fetch` cannot tell how far an upload is, so XMLHttpRequest. Throws `ApiError`. */
export function upload(
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<DocumentSummary> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/documents');
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = () => reject(networkError());
    call.onabort = () =>
      reject(new ApiError('upload_interrupted', 0, documents.errors.upload_interrupted[1]));
    call.onload = () => {
      const { status, responseText } = call;
      if (status !== 201) return reject(errorFromAnswer(status, responseText));
      const stored = readDocument(JSON.parse(responseText));
      return stored ? resolve(stored) : reject(errorFromAnswer(500, ''));
    };
    signal.addEventListener('abort', () => call.abort());
    const form = new FormData();
    form.append('file', file);
    call.send(form);
  });
}

/** The refusal of a file that is too large. The server checks its content. */
export const sizeRefusal = (file: File, maxBytes: number): string | undefined =>
  file.size > maxBytes ? documents.errors.file_too_large[1] : undefined;

/** A file that was chosen; `size` in bytes, `sent` from 0 to 1. */
type Chosen = { size: number } & (
  | { kind: 'stored' }
  | { kind: 'failed' }
  | { kind: 'sending'; sent: number }
);

/** How far a chosen file is, in words. */
export function uploadState(file: Chosen): string {
  const size = formatBytes(file.size);
  if (file.kind === 'stored') return `${size}, reçu`;
  if (file.kind === 'failed') return `${size}, non envoyé`;
  // All bytes are sent: the server is still checking and storing them.
  return file.sent < 1
    ? `${size}, envoi\u00a0: ${Math.floor(file.sent * 100)}\u00a0%`
    : `${size}, vérification…`;
}

/** A limit as the refusal counts it: 5 of 1,048,576 bytes are « 5MB ». */
export const wholeMegabytes = (bytes: number): number => Math.floor(bytes / 1_048_576);

/** Keeps what a document shows, in its owner's words. Throws `ApiError`. */
export const saveNote = (id: string, note: string) =>
  request(`/api/documents/${id}`, { method: 'PUT', body: JSON.stringify({ note }) });

/** Takes an upload back. If it fails, the server sweeps it within a day. */
export function takeBack(id: string): void {
  request(`/api/documents/${id}`, { method: 'DELETE' }).catch(() => undefined);
}
