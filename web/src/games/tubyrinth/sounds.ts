import type { Sounding } from '../../atmosphere/sounding';
import type { View } from './view.gen';

const calls = (view: View) => view.calls.filter((call) => call !== null).length;
/** When the last finished round began. */
const past = (view: View) => view.last?.signal ?? null;
const laid = (view: View) => view.own?.laid.join(' ') ?? '';

const sounding: Sounding<View> = (before, after) => {
  if (before === null) return [];
  if (after.last && past(after) !== past(before)) {
    return after.last.verdicts.some(({ figure }) => figure === 'pipeline') ? ['water'] : ['call'];
  }
  if (calls(after) > calls(before) || after.tries > before.tries) return ['call'];
  return after.own && before.own && laid(after) !== laid(before) ? ['stone'] : [];
};

export default sounding;
