import { predefinedWods } from '@wod/catalogue';
import { type BoardChoice, chatText, insteadAt, minutesText, USUAL_CHOICE, writeBoard } from '@wod/domain';
import { predefinedInput } from './predefined-input.js';

const LINK = 'https://wod.example/wods/1';

/** Boards that differ most, as they arrive in a chat, without the link. */
const PASTED = `
Murph (For Time)
For time
with a 9 / 6 kg (20/14 lb) vest, if you have one

1 mile run
In any order, any sets:
• 100 pull-ups
• 200 push-ups
• 300 air squats
1 mile run

Rx · ~55 min, usually 45–65

---

Fran (Ladder)
21-15-9 for time

Thruster 43 / 29.5 kg (95/65 lb)
Pull-up

Rx · ~7 min, usually 5–9

---

Cindy (AMRAP)
AMRAP 20

5 pull-ups
10 push-ups
15 air squats

Rx · 20 min

---

Fight Gone Bad (Rounds)
3 rounds for reps, 1 min at each station, 1 min rest between rounds

max reps wall-ball shots 9 / 6 kg (20/14 lb) – 3/2.7 m target
max reps sumo deadlift high pulls 34 / 25 kg (75/55 lb)
max reps box jumps – 50 cm box
max reps push presses 34 / 25 kg (75/55 lb)
max cal row

Rx · 17 min

---

Tabata This! (Tabata)
Tabata: 8 × 20 s on / 10 s off, each movement

max cal row
1 min rest
Air squat
1 min rest
Pull-up
1 min rest
Push-up
1 min rest
Sit-up

Rx · 24 min

---

Kalsu (Chipper EMOM)
For time, interrupted every minute

100 thrusters 61 / 43 kg (135/95 lb)
at the start of every minute:
• 5 burpees

Rx · ~27 min, usually 18–35

---

Josie (For Time)
For time
with a 9 / 6 kg (20/14 lb) vest

Buy-in:
• 1 mile run
3 rounds:
• 30 burpees
• 4 power cleans 70.5 / 47.5 kg (155/105 lb)
• 6 front squats 70.5 / 47.5 kg (155/105 lb)
Cash-out:
• 1 mile run

Rx · ~33 min, usually 28–38

---

Open 14.2 (EMOM)
Every 3 min: 10 reps, 2 more each window, until you fail

2 rounds:
• 10 overhead squats 43 / 29.5 kg (95/65 lb)
• 10 chest-to-bar pull-ups

Rx · ~6 min, usually 3–9

---

Partner DT (Rounds)
Partner, 10 rounds for time, one full round each in turn

12 deadlifts 70.5 / 47.5 kg (155/105 lb)
9 hang power cleans 70.5 / 47.5 kg (155/105 lb)
6 push jerks 70.5 / 47.5 kg (155/105 lb)

Rx · ~14 min, usually 10–17

---

Death by Pull-ups (EMOM)
EMOM: 1 rep in minute 1, add 1 each minute until you fail

1 pull-up

Rx · ~12 min, usually 9–15

---

EMOM 20 Row/Burpee (EMOM)
EMOM 20

18 cal row – minute 1, women 13 cal
15 burpees – minute 2

Rx · 20 min

---

Gentle Minutes (EMOM)
EMOM 12

10 air squats – minute 1
8 knee push-ups – minute 2
12 glute bridges – minute 3
25 jumping jacks – minute 4

Rx · 12 min
`;

function pasted(name: string, { unit, level }: BoardChoice = USUAL_CHOICE): string {
  const wod = predefinedWods.find((one) => one.name === name);
  if (!wod) throw new Error(`There is no ${name}.`);
  const input = predefinedInput(wod, (exercise) => exercise);
  const subject = { ...input, exercises: input.exercises.map((entry) => ({ ...entry, exercise: { name: entry.exerciseId } })) };
  return chatText({ ...input, board: writeBoard(subject, unit, insteadAt(level)), time: minutesText(input) }, level, LINK);
}

it.each(
  PASTED.split('---')
    .map((text) => text.trim())
    .map((text) => [text.split(' (', 1)[0] ?? '', text]),
)('%s pastes well', (name, text) => {
  expect(pasted(name)).toBe(`${text}\n${LINK}`);
});

it('every predefined WOD has its name, its movements and its link, and no line that a chat would indent', () => {
  for (const { name, exercises } of predefinedWods) {
    const lines = pasted(name, { unit: 'lb', level: 'rx' }).split('\n');
    expect(lines[0]).toContain(name);
    expect(lines.length).toBeGreaterThanOrEqual(exercises.length + 4);
    expect(lines.filter((line) => line !== line.trim())).toEqual([]);
    expect(lines.at(-1)).toBe(LINK);
  }
});
