import type { Wod } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { WodCardFrame, type WodCardFrameProps } from '@wod/ui';
import '@wod/ui/board-lines/board-lines.module.css';
import '@wod/ui/duration-badge/duration-badge.module.css';
import { paths } from '../paths';
import { later } from './later';

const Text = later('WodCardText');

interface WodCardProps extends Pick<WodCardFrameProps, 'headingLevel' | 'aside'> {
  wod: Wod;
}

/** A workout as written on the whiteboard, leading to its page, in the reader's unit. */
export function WodCard({ wod, ...frame }: WodCardProps) {
  const { unit } = useReaderChoice();
  return (
    <WodCardFrame {...frame} wod={wod} title={<Link to={paths.wod(wod.id)}>{wod.name}</Link>}>
      <Text wod={wod} unit={unit} />
    </WodCardFrame>
  );
}
