import type { TrainingSession } from '@wod/domain';
import { Button, Notice } from '@wod/ui';
import type { Saving } from './use-saving';

export interface SaveRefusalProps {
  refusal: Saving['refusal'];
  onKeep: (newer: TrainingSession) => void;
  onLoad: (newer: TrainingSession) => void;
}

/** Why the session was not saved. After a newer save from elsewhere, the coach decides what stays. */
export function SaveRefusal({ refusal, onKeep, onLoad }: SaveRefusalProps) {
  if (!refusal) return null;
  const { message, newer } = refusal;
  if (!newer) return <Notice kind="bad">{message}</Notice>;
  const actions = (
    <>
      <Button onClick={() => onKeep(newer)}>Keep editing</Button>
      <Button onClick={() => onLoad(newer)}>Load the newer version</Button>
    </>
  );
  return (
    <Notice kind="bad" actions={actions}>
      <strong>{message}</strong>{' '}
      What you typed is still here: keep editing and save again to replace the newer version, or load it instead.
    </Notice>
  );
}
