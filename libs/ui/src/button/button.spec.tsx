import { render, screen } from '@testing-library/react';
import { Button, buttonClass } from './button';

test('a button does not submit the form around it unless it says so', () => {
  render(<><Button>Plain</Button><Button type="submit">Send</Button></>);
  expect(screen.getByRole('button', { name: 'Plain' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

test('a link can look like any kind of button', () => {
  render(<><Button variant="danger">Delete</Button><a className={buttonClass('danger')} href="/delete">Delete</a></>);
  expect(screen.getByRole('link')).toHaveClass(screen.getByRole('button').className);
  expect(buttonClass('danger')).not.toBe(buttonClass());
});
