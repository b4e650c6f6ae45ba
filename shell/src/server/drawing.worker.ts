// The thread of one image: draws it, answers it, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { Drawing } from './draw-image';

const { svg, font } = workerData as Drawing;
const picture = new Resvg(svg, { font: { fontFiles: [font.file], loadSystemFonts: false, defaultFontFamily: font.family } });
const png = new Uint8Array(picture.render().asPng());
parentPort?.postMessage(png, [png.buffer]);
