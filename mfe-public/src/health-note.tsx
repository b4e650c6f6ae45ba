/** Shown where somebody may be about to start training. */
export const HealthNote = ({ className }: { className?: string }) => (
  <p className={className}>
    Talk to a doctor before you start if you are new to hard training, injured, ill or pregnant, and stop when something hurts.
  </p>
);
