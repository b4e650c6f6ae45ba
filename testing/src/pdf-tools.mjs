import { spawnSync } from 'node:child_process';

/** Whether this machine can read printed PDFs, with poppler's pdftotext and pdfinfo. */
export const canReadPdfs = () => ['pdftotext', 'pdfinfo'].every((name) => spawnSync(name, ['-v']).error === undefined);
