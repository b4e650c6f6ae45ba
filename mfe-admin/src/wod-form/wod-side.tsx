import { formatSentence, usualMinutes, wodSummary, writeBoard, type Wod } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { CardLines, WodCard } from '@wod/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { minutesOf } from './estimate';
import { EstimatePanel } from './estimate-panel';
import { estimateInput, previewWod, wodInput, type KnownExercises, type WodDraft } from './wod-draft';
import styles from './wod-form.module.css';

/** Previews of the form's current state: the card, the board and the minutes. */
export function WodSide({ known }: { known: KnownExercises }) {
  const { unit } = useReaderChoice();
  const { control } = useFormContext<WodDraft>();
  // All fields exist from the start, so the draft is always complete.
  const draft = useWatch({ control }) as WodDraft;
  const minutes = minutesOf(draft, known);
  const wod = previewWod(draft, known, minutes);
  const sentence = wod && formatSentence(wod);
  return (
    <div className={styles.side}>
      <section aria-labelledby="preview">
        <h2 id="preview" className={styles.heading}>
          Preview
        </h2>
        {wod ? (
          <>
            <WodCard wod={wodSummary(wod)} unit={unit} title={wod.name || 'No name yet'} headingLevel={3} />
            {sentence && <p className={styles.sentence}>{sentence}</p>}
            <WholeBoard wod={wod} />
          </>
        ) : (
          <p className={styles.sentence}>The card appears here once a type is chosen.</p>
        )}
      </section>
      <EstimatePanel wod={wod} input={estimateInput(draft, known)} minutes={minutes} usual={usualMinutes(wodInput(draft))} />
    </div>
  );
}

/** Every line of the board: a card omits the last lines of a long WOD. */
function WholeBoard({ wod }: { wod: Wod }) {
  const { unit } = useReaderChoice();
  const { headline, vest, parts } = writeBoard(wod, unit);
  return (
    <details className={styles.whole}>
      <summary>The whole board</summary>
      <p className={styles.headline}>
        {headline} {vest && <small>{vest}</small>}
      </p>
      <CardLines parts={parts} />
    </details>
  );
}
