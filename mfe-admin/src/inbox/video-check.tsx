import { plural } from '@wod/domain';
import { Button, Notice } from '@wod/ui';
import { Link2 } from 'lucide-react';
import { Progress } from '../shared/progress/progress';
import { useVideoCheck, type VideoCheckState } from './use-video-check';
import styles from './video-check.module.css';

/** Whether YouTube still has the library's videos: asked from here, on request only. */
export function VideoCheck() {
  const { check, problem, dismissProblem, start, stop, goOn } = useVideoCheck();
  const isUnderWay = check?.isUnderWay === true;
  const asked = check ? answered(check) + check.left.length : 0;
  return (
    <section className={styles.check} aria-label="Check of the video links">
      <div className={styles.row}>
        <Button aria-disabled={isUnderWay} onClick={() => void (isUnderWay || start())}>
          <Link2 aria-hidden="true" />
          Check all video links
        </Button>
        {isUnderWay ? (
          <>
            <Progress value={asked} max={check.of} text={`Asked about ${asked} of ${plural(check.of, 'video')} · ${check.gone} gone`} />
            <Button onClick={stop}>Stop</Button>
          </>
        ) : (
          <p className={styles.quiet}>Your browser asks YouTube about each video. You are asked first.</p>
        )}
      </div>
      {problem && (
        <Notice kind="bad" onDismiss={dismissProblem}>
          {problem}
        </Notice>
      )}
      {check && !isUnderWay && <Outcome check={check} onAgain={() => void goOn()} />}
    </section>
  );
}

const answered = ({ there, gone }: VideoCheckState) => there + gone;

function Outcome({ check, onAgain }: { check: VideoCheckState; onAgain: () => void }) {
  const { of, gone, left, why } = check;
  const asked = answered(check);
  const again =
    why === 'forbidden' ? (
      <Button onClick={() => location.reload()}>Load it anew</Button>
    ) : (
      <Button onClick={onAgain}>Ask about {left.length === 1 ? 'it' : `these ${left.length}`} again</Button>
    );
  return (
    <>
      {(asked > 0 || of === 0) && <Notice kind="good">{answerText(of, asked, gone)}</Notice>}
      {left.length > 0 && (
        <Notice kind="bad" actions={again}>
          {leftText(left.length, why)}
        </Notice>
      )}
    </>
  );
}

function answerText(of: number, asked: number, gone: number): string {
  if (of === 0) return 'The library has no YouTube videos.';
  if (gone === 0) return asked === 1 ? 'The video is there.' : `All ${asked} that YouTube answered for are there.`;
  return `YouTube answered for ${plural(asked, 'video')}: ${gone} ${gone === 1 ? 'is' : 'are'} gone. What shows ${gone === 1 ? 'it' : 'them'} is listed below.`;
}

function leftText(count: number, why: VideoCheckState['why']): string {
  if (why === 'forbidden') return 'This page has to be loaded anew before it may ask YouTube.';
  const what = `${plural(count, 'video')} ${count === 1 ? 'was' : 'were'} not asked about`;
  if (why === 'stopped') return `${what}: you stopped.`;
  return `${plural(count, 'video')} couldn’t be asked about: there is no connection to YouTube, or something in this browser blocks it. Nothing is known of ${count === 1 ? 'it' : 'them'}.`;
}
