import { failureText } from '@wod/api-client';
import { plural, YOUTUBE_PICTURES } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useEffect, useRef, useState } from 'react';
import { useAdminApi } from '../admin-api';
import { checkVideos, type CheckedVideos } from './check-videos';

export interface VideoCheckState extends CheckedVideos {
  /** How many were to be asked about. */
  of: number;
  isUnderWay: boolean;
  /** Why some weren't asked about, if not for want of an answer; the page has no permission where it was loaded as another one. */
  why?: 'stopped' | 'forbidden';
}

/** Asks YouTube about the library's videos once the admin agrees, and tells the api what is gone. */
export function useVideoCheck() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [check, setCheck] = useState<VideoCheckState>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(ids: readonly string[]) {
    const stop = new AbortController();
    running.current = stop;
    const state = (checked: CheckedVideos, more: Partial<VideoCheckState> = {}) =>
      setCheck({ of: ids.length, isUnderWay: true, ...checked, ...more });
    let forbidden = false;
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      forbidden ||= blockedURI.startsWith(YOUTUBE_PICTURES);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    state({ there: 0, gone: 0, left: [] });
    try {
      const checked = await checkVideos(ids, { signal: stop.signal, note: api.noteVideos, onProgress: state });
      await revalidate();
      state(checked, { isUnderWay: false, why: forbidden ? 'forbidden' : stop.signal.aborted ? 'stopped' : undefined });
    } catch (error) {
      stop.abort();
      setCheck(undefined);
      setProblem(failureText(error, 'Failed to note what YouTube said'));
    } finally {
      document.removeEventListener('securitypolicyviolation', onViolation);
    }
  }

  return {
    check,
    problem,
    dismissProblem: () => setProblem(undefined),
    stop: () => running.current?.abort(),
    /** Begins after asking. */
    async start() {
      setProblem(undefined);
      try {
        const { ids } = await api.videos();
        const question = {
          title: `Ask YouTube about ${plural(ids.length, 'video')}?`,
          text: 'Your browser loads the preview picture of each from i.ytimg.com. YouTube learns your address and which videos these are, and nothing else.',
          action: 'Ask YouTube',
        };
        if (ids.length === 0) setCheck({ of: 0, there: 0, gone: 0, left: [], isUnderWay: false });
        else if (await confirm(question)) await run(ids);
      } catch (error) {
        setProblem(failureText(error, 'Failed to fetch the list of videos'));
      }
    },
    /** Begins again with what is left. */
    goOn: () => run(check?.left ?? []),
  };
}
