import { headlineText, plural, sessionBlocks, type ClassBlock, type SessionBlock, type SessionEntry, type TrainingSession } from '@wod/domain';
import { PICTURE, picture, pictureLine, sizeToFit, TYPE_COLOUR } from '@wod/ui';
import { FIXED_BLOCKS } from '../fixed-blocks';

const { width, height, margin, ink, quiet } = PICTURE;
const ACCENT = '#c8360e';
const TOP = 250;
const BOTTOM = height - 92;
/** Smaller, a preview couldn't be read. */
const SMALLEST_STEP = 46;
const LARGEST_STEP = 84;
/** Of the column with minutes. */
const MINUTES = 150;

/** A class as a run sheet of 1200 × 630, as SVG. */
export function sessionSvg(session: TrainingSession, siteName: string): string {
  const blocks = sessionBlocks(session);
  const room = Math.floor((BOTTOM - TOP) / SMALLEST_STEP);
  const shown = blocks.length > room ? blocks.slice(0, room - 1) : blocks;
  const rows = shown.length < blocks.length ? room : shown.length;
  const step = Math.min(LARGEST_STEP, (BOTTOM - TOP) / Math.max(1, rows));
  const nameSize = sizeToFit(session.name, 120);
  return picture({ colour: ACCENT, siteName, right: plural(session.wods.length, 'WOD') }, [
    pictureLine('TRAINING SESSION', { x: margin, y: 80, size: 40, fill: ACCENT }),
    pictureLine(`${session.totalMinutes} min`, { x: width - margin, y: 80, size: 40, fill: quiet, anchor: 'end' }),
    pictureLine(session.name, { x: margin, y: 104 + nameSize * 0.8, size: nameSize, fill: ink }),
    ...shown.map((block, row) => drawn(block, TOP + step * row, step)),
    shown.length < blocks.length
      ? pictureLine(`+${blocks.length - shown.length} more`, {
          x: margin + MINUTES,
          y: TOP + step * (shown.length + 0.72),
          size: step * 0.6,
          fill: quiet,
        })
      : '',
  ]);
}

function drawn(block: SessionBlock<SessionEntry, ClassBlock>, y: number, step: number): string {
  const wod = block.kind === 'wod' ? block.entry.wod : undefined;
  const title = wod ? wod.name : block.kind === 'block' ? block.block.title : FIXED_BLOCKS[block.kind === 'warmUp' ? 'warmUp' : 'coolDown'].title;
  const text = wod ? `${title}  ${headlineText(wod)}` : title;
  const size = sizeToFit(text, step * (wod ? 0.78 : 0.6), width - 2 * margin - MINUTES);
  const minutes = block.to > block.from ? `${block.to - block.from} min` : '';
  return (
    (wod ? `<rect x="${margin}" y="${y + step * 0.08}" width="8" height="${step * 0.84}" fill="${TYPE_COLOUR[wod.type]}"/>` : '') +
    pictureLine(minutes, { x: margin + MINUTES - 24, y: y + step * 0.72, size: Math.min(size, 44), fill: quiet, anchor: 'end' }) +
    pictureLine(text, { x: margin + MINUTES, y: y + step * 0.72, size, fill: wod ? TYPE_COLOUR[wod.type] : ink })
  );
}
