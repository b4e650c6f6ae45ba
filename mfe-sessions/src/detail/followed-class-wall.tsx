import { Follow, Wall, WallHead, WallLines, wallStyles } from '@wod/clock';
import { followedPath, wallPlan, type RunOf, type TrainingSession } from '@wod/domain';
import type { ReactNode } from 'react';
import { ClassWall } from './class-wall';
import { SessionPhone } from './session-phone';

interface FollowedClassWallProps {
  session: TrainingSession;
  code: string;
}

/** A class that another screen runs: until that has answered, its plan. */
export function FollowedClassWall({ session, code }: FollowedClassWallProps) {
  const of: RunOf = { kind: 'session', id: session.id };
  const board = wallPlan(session);
  const frame = (words: ReactNode) => (
    <Wall
      fit={board.fit}
      head={<WallHead board={board} />}
      rail={<div className={wallStyles.more}>{words}</div>}
      tray={<SessionPhone session={session} isTall={board.fit.lines >= 9} />}
    >
      <WallLines board={board} />
    </Wall>
  );
  return (
    <Follow code={code} of={of} frame={frame} isWall>
      {(link, first) => (
        <ClassWall
          session={session}
          first={first}
          followed={link}
          runPath={followedPath(of, code)}
          phone={(isTall) => <SessionPhone session={session} isTall={isTall} link={link} />}
        />
      )}
    </Follow>
  );
}
