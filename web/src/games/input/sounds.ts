import type { Sounding } from '../../atmosphere/sounding';
import type { View } from './view.gen';

/** What lies where, and what is in somebody's hand. */
const lying = ({ stones, hand }: View) => JSON.stringify([stones, hand?.origin]);

const sounding: Sounding<View> = (before, after) => {
  if (before === null) return ['dice']; // the stones are thrown
  if (after.hand && !before.hand && after.hand.announced !== null) return ['call'];
  return lying(before) === lying(after) ? [] : ['stone'];
};

export default sounding;
