import { type DocumentSummary, documentSummary } from '@parade/api/contract/documents.ts';
import { offline, refusalFrom, sendJson } from '../lib/http.ts';

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
    const request = new XMLHttpRequest();
    request.open('POST', '/api/documents');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(offline());
    request.onabort = () => reject(offline());
    request.onload = () => {
      const { status, responseText } = request;
      if (status !== 201) return reject(refusalFrom(status, responseText));
      const stored = documentSummary.safeParse(JSON.parse(responseText));
      return stored.success ? resolve(stored.data) : reject(refusalFrom(status, ''));
    };
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Takes an upload back. If it fails, the server sweeps it within a day. */
export function takeBack(id: string): void {
  sendJson(`/api/documents/${id}`, { method: 'DELETE' }).catch(() => undefined);
}
