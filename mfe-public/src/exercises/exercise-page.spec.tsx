import type { Exercise, Wod } from '@wod/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran, pullUp, thruster } from '../../test/fixtures';
import { openPage, site } from '../../test/open-page';
import { meta } from './exercise-page';

const RELATED = '/wods?exercise=thruster&limit=6';
const found = (wods: Wod[]) => ({ wods, pagination: { page: 1, pages: 1, total: wods.length } });
const open = (exercise: Exercise, api = {}) =>
  openPage({ history: [`/exercises/${exercise.id}`], api: { [`/exercises/${exercise.id}`]: exercise, ...api } });

test('shows name, equipment label and description', async () => {
  await open(thruster);
  expect(screen.getByRole('heading', { level: 1, name: 'Thruster' })).toBeVisible();
  expect(screen.getAllByText(/Barbell/)[0]).toBeVisible();
  expect(screen.getByText('A front squat that drives straight into an overhead press.')).toBeVisible();
});

test('names a second piece of equipment that it takes', async () => {
  await open({ ...thruster, needs: ['BOX', 'PARTNER'] });
  expect(screen.getByText('Barbell, Box')).toBeVisible();
});

test('says what the equipment is and leads to the workouts with it', async () => {
  await open(thruster);
  expect(screen.getByRole('region', { name: 'Equipment' })).toHaveTextContent('The long bar with plates on both ends');
  expect(screen.getByRole('link', { name: 'Barbell workouts' })).toHaveAttribute('href', '/wods?equipment=BARBELL');
});

describe('video', () => {
  test('is loaded on click only', async () => {
    const { container } = await open({ ...thruster, videoUrl: 'https://youtu.be/L219ltL15zk' });
    expect(container.querySelector('iframe, img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Play video/ }));
    expect(container.querySelector('iframe')).toBeInTheDocument();
  });

  test('that cannot be embedded is a note with a link', async () => {
    await open({ ...thruster, videoUrl: 'https://example.com/clip' });
    expect(screen.getByText(/Video link provided but couldn't be embedded\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', 'https://example.com/clip');
  });

  test('is not mentioned when there is none', async () => {
    await open(thruster);
    expect(screen.queryByText(/video/i)).not.toBeInTheDocument();
  });
});

describe('workouts with this exercise', () => {
  test('are those that use it, at most six', async () => {
    await open(thruster, { [RELATED]: found([fran]) });
    expect(screen.getByRole('heading', { name: 'Workouts with this exercise' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fran' })).toHaveAttribute('href', '/wods/fran');
    expect(screen.getByRole('link', { name: 'Find more with “Thruster”' })).toHaveAttribute('href', '/wods?exercise=thruster');
  });

  test('are left out when there is none or they cannot be loaded', async () => {
    const { unmount } = await open(thruster, { [RELATED]: found([]) });
    expect(screen.queryByText('Workouts with this exercise')).not.toBeInTheDocument();
    unmount();
    await open(thruster, { [RELATED]: 500 });
    expect(screen.getByRole('heading', { level: 1, name: 'Thruster' })).toBeVisible();
    expect(screen.queryByText('Workouts with this exercise')).not.toBeInTheDocument();
  });
});

test.each([
  [404, 'The exercise you are looking for does not exist.'],
  [500, 'Failed to load exercise details'],
])('an answer %i of the api reads "Exercise Not Found" with "%s"', async (status, text) => {
  await openPage({ history: ['/exercises/lost'], api: { '/exercises/lost': status } });
  expect(screen.getByRole('alert')).toHaveTextContent(`Exercise Not Found${text}`);
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/wods');
});

describe('metadata', () => {
  const page = { site, url: new URL('https://wod.example/exercises/thruster'), params: {} };

  test('describes the exercise', () => {
    expect(meta({ status: 'loaded', exercise: thruster, workouts: [] }, page)).toMatchObject({
      title: 'Thruster - Barbell Exercise | Test Site',
      description: 'A front squat that drives straight into an overhead press.',
      path: '/exercises/thruster',
    });
    expect(meta({ status: 'loaded', exercise: pullUp, workouts: [] }, page).description).toMatch(/^Pull-up\. Pull-up Bar: A bar to hang from/);
  });

  test('of an exercise that is not there has no canonical', () => {
    expect(meta({ status: 'notFound' }, page)).not.toHaveProperty('path');
    expect(meta(undefined, page).title).toBe('Exercise Not Found | Test Site');
  });
});
