import type { SimilarWod, Wod } from '@wod/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, fran, pullUp, thruster } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const open = (wod: Wod, similar?: SimilarWod[]) =>
  openPage({ history: [`/wods/${wod.id}`], api: { [`/wods/${wod.id}`]: wod, [`/wods/${wod.id}/similar`]: similar } });
const rows = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('a[href^="/exercises/"]'));
const fact = (label: string) => screen.getByText(label).nextElementSibling;

describe('the whiteboard', () => {
  test('shows name, type, category, format sentence and scheme', async () => {
    await open(fran);
    expect(screen.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
    expect(screen.getByText('Ladder')).toBeVisible();
    expect(screen.getByText(/Benchmark/)).toBeVisible();
    expect(screen.getByText('Do 21, then 15, then 9 reps of each movement, as fast as you can.')).toBeVisible();
    expect(screen.getByText(/^21-15-9/)).toHaveTextContent('21-15-9 for time');
    expect(screen.getByText('(95/65 lb)').closest('li')).toHaveTextContent('Thruster 43 / 29.5 kg (95/65 lb)');
  });

  test('leaves the format sentence out where the headline says another format', async () => {
    await open({ ...fran, headline: 'Thrusters 1 up to 10, pull-ups 10 down to 1' });
    expect(screen.getByText('Thrusters 1 up to 10, pull-ups 10 down to 1')).toBeVisible();
    expect(screen.queryByText(/reps of each movement/)).not.toBeInTheDocument();
  });

  test('numbers the exercises and links each to its page', async () => {
    await open(fran);
    expect(screen.getByRole('link', { name: 'Thruster' })).toHaveAttribute('href', '/exercises/thruster');
    expect(screen.getByRole('link', { name: 'Pull-up' })).toHaveAttribute('href', '/exercises/pull-up');
    expect(rows().map((row) => row.closest('ol'))).not.toContain(null);
  });

  test('shows everything that is prescribed for an exercise', async () => {
    await open({
      ...fran,
      type: 'FOR_TIME',
      exercises: [
        entry(thruster, { reps: 100, weight: 43, womenWeight: 29.5, timeCap: 90, notes: 'unbroken' }),
        entry(pullUp, { distance: 400 }),
        entry(pullUp, { duration: 90 }),
        entry(pullUp, { duration: 20 }),
      ],
    });
    const [first, second, third, fourth] = rows();
    expect(first).toHaveTextContent('100 Thruster 43 / 29.5 kg 95/65 lb');
    expect(first).toHaveTextContent('unbroken');
    expect(first).toHaveTextContent('Barbell · Time cap 90 s');
    expect(first).toHaveTextContent('A front squat that drives straight into an overhead press.');
    expect(second).toHaveTextContent('400 m Pull-up');
    expect(third).toHaveTextContent('1:30 Pull-up');
    expect(fourth).toHaveTextContent('0:20 Pull-up');
  });

  test('groups a multi-part WOD in blocks that are numbered through', async () => {
    await open({
      ...fran,
      type: 'FOR_TIME',
      exercises: [
        entry(thruster, { reps: 8, notes: 'heavy', part: 1 }),
        entry(pullUp, { reps: 9, part: 2, partRounds: 3 }),
        entry(thruster, { reps: 10, part: 2, partRounds: 3 }),
      ],
    });
    expect(screen.getByRole('heading', { name: 'Part 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Part 2 · 3 rounds' })).toBeVisible();
    expect(rows().map((row) => row.closest('ol')?.start)).toEqual([1, 2, 2]);
    expect(rows()[0]).toHaveTextContent('heavy');
  });

  test('names the interruption of a CHIPPER_EMOM, and of no other type', async () => {
    const exercises = [entry(thruster, { reps: 100 }), entry(pullUp, { reps: 5, isEmomInterruption: true })];
    const { unmount } = await open({ ...fran, type: 'CHIPPER_EMOM', intervalMinutes: 1, exercises });
    expect(rows()[0]).not.toHaveTextContent('Interruption');
    expect(rows()[1]).toHaveTextContent('Interruption');
    unmount();
    await open({ ...fran, exercises });
    expect(screen.queryByText('Interruption')).not.toBeInTheDocument();
  });

  test('says below the board what it should feel like, whom it honours and what else it is called', async () => {
    await open({ ...fran, stimulus: 'An all-out burn.', dedication: 'Honors nobody.', aka: ['The Queen', 'Franny'] });
    expect(screen.getByRole('heading', { name: 'What it should feel like' }).nextElementSibling).toHaveTextContent('An all-out burn.');
    expect(screen.getByText('Honors nobody.')).toBeVisible();
    expect(screen.getByText('Also known as The Queen, Franny')).toBeVisible();
  });

  test('shows the description and its facts apart', async () => {
    await open({ ...fran, description: 'Go hard.\n\nScore: time\nVest: 9/6 kg' });
    expect(screen.getByText('Go hard.')).toBeVisible();
    expect(fact('Score')).toHaveTextContent('time');
    expect(fact('Vest')).toHaveTextContent('9/6 kg');
  });
});

describe('time and facts', () => {
  test('shows the estimated duration with its label', async () => {
    await open(fran);
    const time = within(screen.getByRole('region', { name: 'Time' }));
    expect(time.getByText('6 min')).toHaveTextContent('6 min estimated');
    expect(time.getByText('Quick')).toBeVisible();
    expect(time.queryByText('Total duration')).not.toBeInTheDocument();
  });

  test('shows how long it usually takes, and what it counts as', async () => {
    await open({ ...fran, estimatedDuration: 7, minutesLow: 5, minutesHigh: 9 });
    const time = within(screen.getByRole('region', { name: 'Time' }));
    expect(time.getByText('5–9 min')).toHaveTextContent('5–9 min usual at Rx');
    expect(time.getByText(/Counts as ~7 min/)).toBeVisible();
  });

  test('shows the total duration of a Tabata', async () => {
    await open({ ...fran, type: 'TABATA', tabataCycles: 4, estimatedDuration: 16 });
    expect(fact('Total duration')).toHaveTextContent('16 min');
  });

  test('says that there is no estimate', async () => {
    await open({ ...fran, estimatedDuration: undefined });
    expect(screen.getByText('No estimate for this workout.')).toBeVisible();
  });

  test('says what it needs besides equipment', async () => {
    const { unmount } = await open({ ...fran, team: 2, needs: ['RUCKSACK'] });
    expect(fact('Needs')).toHaveTextContent('PartnerRucksack');
    unmount();
    await open(fran);
    expect(screen.queryByText('Needs')).not.toBeInTheDocument();
  });

  test('has all equipment of a movement that takes two pieces', async () => {
    await open({ ...fran, exercises: [entry({ ...thruster, name: 'Barbell Box Step-up', needs: ['BOX'] }, { reps: 25 })] });
    expect(rows()[0]).toHaveTextContent('Barbell, Box');
    expect(screen.getByRole('link', { name: 'Box' })).toHaveAttribute('href', '/wods?equipment=BOX');
    expect(screen.queryByText('Needs')).not.toBeInTheDocument();
  });

  test('counts the exercises and links the equipment to the filtered list', async () => {
    await open(fran);
    expect(fact('Exercises')).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: 'Barbell' })).toHaveAttribute('href', '/wods?equipment=BARBELL');
    expect(screen.getByRole('link', { name: 'Pull-up Bar' })).toHaveAttribute('href', '/wods?equipment=PULL_UP_BAR');
  });

  test('shows "Last updated" only when it differs from created', async () => {
    const { unmount } = await open(fran);
    expect(fact('Created')).toHaveTextContent('21 November 2026');
    expect(screen.queryByText('Last updated')).not.toBeInTheDocument();
    unmount();
    await open({ ...fran, updatedAt: '2026-12-02T23:59:00.000Z' });
    expect(fact('Last updated')).toHaveTextContent('2 December 2026');
  });

  test('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    await open(fran);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('Video Demonstration', () => {
  test('is not there without a video', async () => {
    await open(fran);
    expect(screen.queryByRole('heading', { name: 'Video Demonstration' })).not.toBeInTheDocument();
  });

  test('asks nothing of YouTube before the click', async () => {
    const { container } = await open({ ...fran, videoUrl: 'https://youtu.be/L219ltL15zk' });
    expect(screen.getByRole('heading', { name: 'Video Demonstration' })).toBeVisible();
    expect(container.querySelector('iframe, img:not([src^="/"])')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Play video/ }));
    expect(container.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/L219ltL15zk/);
  });

  test('says when the link is none of YouTube', async () => {
    await open({ ...fran, videoUrl: 'https://vimeo.com/1' });
    expect(screen.getByText('Invalid video URL format. Please use a valid YouTube link.')).toBeVisible();
  });
});

describe('the ways on', () => {
  const elizabeth: SimilarWod = {
    id: 'elizabeth',
    name: 'Elizabeth',
    type: 'LADDER',
    category: 'BENCHMARK',
    minutes: 8,
    equipment: ['BARBELL', 'RINGS'],
    headline: '21-15-9 for time',
  };

  test('leads to similar workouts, each with its headline and its minutes', async () => {
    await open(fran, [elizabeth]);
    const similar = within(screen.getByRole('region', { name: 'Similar workouts' }));
    expect(similar.getByRole('link', { name: 'Elizabeth' })).toHaveAttribute('href', '/wods/elizabeth');
    expect(similar.getByRole('listitem')).toHaveTextContent('ElizabethLadder 21-15-9 for time~8 min');
  });

  test('says how similar they are, and of none what isn’t true', async () => {
    const how = async (one: Wod, others: SimilarWod[]) => {
      const { unmount } = await open(one, others);
      const text = screen.getByRole('region', { name: 'Similar workouts' }).querySelector('p')?.textContent;
      unmount();
      return text;
    };
    expect(await how(fran, [elizabeth])).toBe('About as long, with the same kit.');
    expect(await how(fran, [elizabeth, { ...elizabeth, id: 'less', needsLess: true }])).toBe('About as long, with the same kit or less.');
    expect(await how({ ...fran, estimatedDuration: undefined }, [elizabeth])).toBe('With the same kit.');
  });

  test('names none where there are none', async () => {
    await open(fran, []);
    expect(screen.queryByRole('heading', { name: 'Similar workouts' })).not.toBeInTheDocument();
  });

  test('leads to a class with it', async () => {
    await open(fran);
    expect(screen.getByRole('link', { name: 'Plan a class with this' })).toHaveAttribute('href', '/training-sessions/new?wod=fran');
  });

  test('says to talk to a doctor', async () => {
    await open(fran);
    expect(screen.getByText(/^Talk to a doctor before you start/)).toBeVisible();
  });
});

describe('errors', () => {
  test.each([
    [404, 'WOD not found'],
    [500, 'Failed to fetch WOD details'],
    [503, 'Failed to fetch WOD details'],
  ])('an answer %i of the api reads "%s"', async (status, message) => {
    await openPage({ history: ['/wods/lost'], api: { '/wods/lost': status } });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/wods');
  });
});
