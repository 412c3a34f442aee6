import { vi } from 'vitest';

/** From then on, what the page offers as a download is kept in this list instead: each file by its name. */
export function catchDownloads(): File[] {
  const files: File[] = [];
  let blob = new Blob();
  const createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:made';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(new File([blob], this.download, { type: blob.type }));
  });
  return files;
}
