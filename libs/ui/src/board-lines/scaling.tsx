import { LEVEL_LABEL, withUnitsKept, type Level } from '@wod/domain';

interface ScalingProps {
  level: Level;
  /** `scalingText`, or that of a board; nothing is shown without it. */
  text: string | undefined;
  className?: string;
}

/** What is done instead of the whole workout at a level. It counts before the lines, so it stands above them. */
export const Scaling = ({ level, text, className }: ScalingProps) =>
  text && (
    <p className={className}>
      <b>{LEVEL_LABEL[level]}:</b> {withUnitsKept(text)}
    </p>
  );
