import { Follow, Wall, WallHead, WallLines, wallStyles, type RunLink } from '@wod/clock';
import { followedPath, wallPlan, type RunOf, type TrainingSession } from '@wod/domain';
import { useCallback, type ReactNode } from 'react';
import { ClassWall } from './class-wall';
import { SessionPhone } from './session-phone';
import { useSeenClass } from './use-seen-class';

interface FollowedClassWallProps {
  session: TrainingSession;
  code: string;
}

/** A class that another screen runs: until that has answered, its plan. */
export function FollowedClassWall({ session, code }: FollowedClassWallProps) {
  const of: RunOf = { kind: 'session', id: session.id };
  const board = wallPlan(session);
  const frame = (words: ReactNode) => (
    <Wall fit={board.fit} head={<WallHead board={board} />} rail={<div className={wallStyles.more}>{words}</div>} tray={<SessionPhone session={session} isTall={board.fit.lines >= 9} />}>
      <WallLines board={board} />
    </Wall>
  );
  return (
    <Follow code={code} of={of} frame={frame} isWall>
      {(link) => <Seen session={session} link={link} runPath={followedPath(of, code)} />}
    </Follow>
  );
}

function Seen({ session, link, runPath }: { session: TrainingSession; link: RunLink; runPath: string }) {
  const seen = useSeenClass(session, useCallback((now: number) => link.runAt(now), [link]));
  return seen && <ClassWall session={session} seen={seen} runPath={runPath} phone={(isTall) => <SessionPhone session={session} isTall={isTall} link={link} />} />;
}
