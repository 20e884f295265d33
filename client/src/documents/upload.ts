import { type DocumentSummary, documentSummary } from '@parade/api/contract/documents.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { command } from '../lib/api.ts';
import { ApiError, errorFromAnswer, networkError } from '../lib/errors.ts';

/** What can be told of a file before it is sent; what it is inside, the server tells. */
export function refusalOf(file: File, maxBytes: number): string | undefined {
  return file.size > maxBytes ? sentenceOf('file_too_large') : undefined;
}

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
    request.onerror = () => reject(networkError());
    request.onabort = () =>
      reject(new ApiError('upload_interrupted', 0, sentenceOf('upload_interrupted')));
    request.onload = () => {
      if (request.status !== 201)
        return reject(errorFromAnswer(request.status, request.responseText));
      const stored = documentSummary.safeParse(JSON.parse(request.responseText));
      return stored.success ? resolve(stored.data) : reject(errorFromAnswer(500, ''));
    };
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Takes an upload back. If it fails, the server sweeps it within a day. */
export function takeBack(id: string): void {
  command('DELETE', `/api/documents/${id}`).catch(() => undefined);
}

/** Whether an upload of an earlier visit is still there; true when nobody can say. */
export async function stillStored(document: DocumentSummary): Promise<boolean> {
  try {
    return (await fetch(document.url, { method: 'HEAD' })).status !== 404;
  } catch {
    return true;
  }
}
