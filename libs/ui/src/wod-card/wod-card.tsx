import { WodCardFrame, type WodCardFrameProps } from './wod-card-frame';
import { WodCardText, type WodCardTextProps } from './wod-card-text';

export type WodCardProps = Omit<WodCardFrameProps, 'children'> & WodCardTextProps;

/** A workout as written on the whiteboard. */
export function WodCard({ unit, ...frame }: WodCardProps) {
  return <WodCardFrame {...frame}><WodCardText wod={frame.wod} unit={unit} /></WodCardFrame>;
}
