import { fireEvent, render, screen } from '@testing-library/react';
import { SoundSettings } from './sound-settings';
import { useOwnRun } from './use-own-run';
import { soundSwitch } from './use-running-screen';

/** The settings before the start, and the switch of what runs. */
function Device() {
  const { settings, set, sounds } = useOwnRun({ kind: 'wod', id: 'fran' });
  return (
    <>
      <SoundSettings settings={settings} sounds={sounds} onSetting={set} />
      {settings && (
        <button type="button" onClick={soundSwitch({ sounds, settings, onSetting: set })}>
          {settings.isMuted ? 'Sound on' : 'Mute'}
        </button>
      )}
    </>
  );
}

const volume = () => screen.getByLabelText('Volume');
const draw = (to: number) => fireEvent.change(volume(), { target: { value: String(to) } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

it('what was turned down to nothing is as loud as before once the sound is turned on', () => {
  render(<Device />);
  draw(0.4);
  draw(0);
  expect(volume()).toHaveValue('0');
  press('Sound on');
  expect(volume()).toHaveValue('0.4');
  expect(volume()).toHaveAttribute('aria-valuetext', '40 %');
});

it('so is what an older version has kept', () => {
  localStorage.setItem('clock-settings', '{"isMuted":true,"volume":0,"flashes":true}');
  render(<Device />);
  press('Sound on');
  expect(volume()).toHaveValue('0.7');
});
