import { session } from '../../test/fixtures';
import { startState, withTemplate } from './form-state';

test('a template leaves nothing of the class that was suggested before', () => {
  const suggested = { ...startState(), isSuggestion: true, reasoning: '2 WODs', reasons: { fran: 'Short' } };
  expect(withTemplate(suggested, session({ id: 't', name: 'Template' }))).toMatchObject({
    mode: 'manual',
    reasoning: undefined,
    isSuggestion: undefined,
    reasons: {},
  });
});
