import { spawnSync } from 'node:child_process';

/** Whether this machine can read what is printed: with poppler's pdftotext and pdfinfo. */
export const canReadPdfs = () => ['pdftotext', 'pdfinfo'].every((name) => spawnSync(name, ['-v']).error === undefined);
